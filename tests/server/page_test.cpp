#include "server/page.h"

#include <gtest/gtest.h>

#include "site.h"

namespace velatura::server_test {

TEST(Page, FindsItsFilesByPathAndTheIndexByASlash) {
    const server::Page& page = small_page();
    EXPECT_EQ(page.files(), 5);
    ASSERT_NE(page.find("/"), nullptr);
    EXPECT_EQ(page.find("/"), page.find("/index.html"));
    EXPECT_EQ(page.find("/")->type, "text/html; charset=utf-8");
    EXPECT_EQ(page.find("/assets"), nullptr);
    EXPECT_EQ(page.find("/assets/../index.html"), nullptr);
    EXPECT_EQ(page.find(""), nullptr);
}

TEST(Page, ACompressedFileIsAFormOfTheOneBesideIt) {
    const server::Page& page = small_page();
    EXPECT_EQ(page.find("/assets/index-abc.js.br"), nullptr);
    const server::PageFile* const script = page.find("/assets/index-abc.js");
    ASSERT_NE(script, nullptr);
    ASSERT_EQ(script->forms.size(), 3);
    EXPECT_EQ(script->forms[0].encoding, "br");
    EXPECT_EQ(script->forms[0].bytes, "BR");
    EXPECT_EQ(script->forms[1].encoding, "gzip");
    EXPECT_EQ(script->forms[2].encoding, "");
    EXPECT_EQ(script->forms[2].bytes, "let easel;");
    EXPECT_NE(script->forms[0].etag, script->forms[2].etag);
}

TEST(Page, ACompressedFileAloneIsAFileLikeAnyOther) {
    const Folder folder;
    folder.write("index.html", "x");
    folder.write("records.gz", "y");
    const auto page = server::Page::load(folder.path());
    ASSERT_TRUE(page.has_value());
    ASSERT_NE(page->find("/records.gz"), nullptr);
    EXPECT_EQ(page->find("/records.gz")->type, "application/octet-stream");
}

TEST(Page, TheETagFollowsTheContentAndNothingElse) {
    const auto etag = [](std::string_view content) {
        const Folder folder;
        folder.write("index.html", content);
        return server::Page::load(folder.path())->find("/")->forms.back().etag;
    };
    EXPECT_EQ(etag("a"), etag("a"));
    EXPECT_NE(etag("a"), etag("b"));
}

TEST(Page, WithoutAFolderOrAnIndexThereIsNone) {
    const Folder folder;
    const auto nowhere = server::Page::load(folder.path() / "nowhere");
    ASSERT_FALSE(nowhere.has_value());
    EXPECT_EQ(nowhere.error(), folder.path() / "nowhere");
    const auto empty = server::Page::load(folder.path());
    ASSERT_FALSE(empty.has_value());
    EXPECT_EQ(empty.error(), folder.path() / "index.html");
}

}  // namespace velatura::server_test
