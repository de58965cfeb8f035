// Names that deceive, and names that are only unusual.
#include "online/names.h"

#include "house.h"

namespace velatura::test {
namespace {

using online::is_clear_name;
using online::look_alike;

TEST(Names, OfAllPeoplesAreClear) {
    for (const char* name :
         {"Ada",    "Ben 2", "Zoë",     "Zoe\u0308",      "Nguyễn Ánh", "O’Neill",     "Jean-Luc",
          "李小龍", "美咲",  "さくら",  "サクラ　さくら", "Ольга",      "Ελένη",       "דוד",
          "محمد",   "हिन्दी", "ภาษาไทย", "김민준",         "Ada 🎨",     "👩‍🎨", "❤️",
          "A.",     "Ærø",   "Łukasz"})
        EXPECT_TRUE(is_clear_name(name)) << name;
}

TEST(Names, ThatAreNotWhatTheySeemAreRefused) {
    for (const char* name : {"",
                             "\u202eadA",
                             "Ada\u200b",
                             "A\u200dda",
                             "\u2066Ada",
                             "\u3164",
                             "\u2800",
                             "Ada\u00ad",
                             "A\u0301\u0301da",
                             "A\u0301\u0302\u0303da",
                             "\u0301",
                             " \u0301",
                             "Ada\ue000",
                             "\u00a0",
                             "Ada\u3000",
                             "A  da",
                             "A\u2028da",
                             "\U000e0041da",
                             "Ad\u0430",
                             "P\u0430ul",
                             "\u0410da",
                             "Ada\ufe0f",
                             "Ada\u0007",
                             "\xff",
                             "1\u0967"})
        EXPECT_FALSE(is_clear_name(name)) << testing::PrintToString(std::string{name});
    std::string tower = "Z";
    for (int i = 0; i < 18; ++i)
        tower += "\u0e49";
    EXPECT_FALSE(is_clear_name(tower));
}

TEST(Names, ThatLookTheSameAreTheSame) {
    for (const auto& [a, b] : {std::pair{"Ada", "ada"},
                               {"Ada", "Ada"},
                               {"Zoë", "Zoe\u0308"},
                               {"paypal", "p\u0430yp\u0430l"},
                               {"Bill", "BiIl"},
                               {"O0", "OO"},
                               {"Ａda", "Ada"}})
        EXPECT_TRUE(look_alike(a, b)) << a << " " << b;
    for (const auto& [a, b] :
         {std::pair{"Ada", "Adam"}, {"Ben", "Len"}, {"Zoë", "Zoe"}, {"美咲", "美空"}})
        EXPECT_FALSE(look_alike(a, b)) << a << " " << b;
}

TEST(Names, AreThereOnceAtATable) {
    House house{R"("mode":"standard","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}])"};
    house.sit("Ada");
    const std::string nonce = R"(,"nonce":")" + digits(7, 32) + '"';
    EXPECT_EQ(house.refusal("Ben", "sit", R"("name":"ADA")" + nonce), "name_taken");
    EXPECT_EQ(house.refusal("Ben", "join", R"("name":"Ada")"), "name_taken");
    house.done("Ben", "join", R"("name":"Ben")");
    EXPECT_EQ(house.refusal("Cleo", "sit", R"("name":"ben")" + nonce), "name_taken");
    house.done("Ben", "sit", R"("name":"ben")" + nonce);  // one's own
    house.done("Ada", "leave");
    house.done("Cleo", "sit", R"("name":"Ada")" + nonce);
}

TEST(Names, ThatDeceiveAreRefusedAtATable) {
    House house{R"("mode":"standard","seats":[{"kind":"open"},{"kind":"open"}])"};
    const std::string name = "\"name\":\"\u202eadA\"";
    for (const std::string type : {"sit", "join"}) {
        const std::string fields = type == "sit" ? R"(,"nonce":")" + digits(7, 32) + '"' : "";
        const auto answers = house.say("Ben", type, name + fields);
        EXPECT_EQ(text_of(answers.at(0), "reason"), "record.bad_name");
    }
}

}  // namespace
}  // namespace velatura::test
