// velatura paintings --csv: every possible painting of the deck or of some boxes, with what it
// earns.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

#include "cli/command.h"
#include "cli/icons.h"
#include "cli/lookup.h"
#include "protocol/wire.h"
#include "record/names.h"

namespace velatura::cli {

namespace {

using rules::ArtCardId;
using rules::Box;

struct Options {
    std::vector<std::string> boxes;
    bool with_base = false;
};

void sort_by_name(const content::Catalog& catalog, std::vector<rules::ScoringCardId>& cards) {
    std::ranges::sort(cards, {}, [&catalog](rules::ScoringCardId id) { return catalog.name(id); });
}

// One table. Of the base deck a line has the cards and what they earn; of boxes also faces, the
// elements chosen for ★, and what each swatch shows after each step of reading.
class PaintingList {
  public:
    PaintingList(const content::Catalog& catalog, std::vector<ArtCardId> cards,
                 std::vector<rules::ScoringCardId> scoring, bool of_boxes)
        : catalog_(catalog),
          cards_(std::move(cards)),
          scoring_(std::move(scoring)),
          of_boxes_(of_boxes) {}

    int print() {
        write_header();
        for (const ArtCardId bottom : cards_) {
            for (const ArtCardId middle : cards_) {
                for (const ArtCardId top : cards_) {
                    if (bottom == middle || bottom == top || middle == top) continue;
                    write_faces({bottom, middle, top});
                }
                // Few writes, little memory.
                if (!written()) return refused;
            }
        }
        return done;
    }

  private:
    void write_header() {
        out_ = "bottom,middle,top";
        if (of_boxes_) {
            out_ += ",creativity";
            for (const std::string_view step : {"layers", "doubled", "blended", "shown"}) {
                for (std::size_t i = 0; i < rules::swatch_count; ++i) {
                    out_ += fmt::format(",{} {}", step,
                                        protocol::name_of(static_cast<rules::Swatch>(i)));
                }
            }
        }
        for (const rules::ScoringCardId id : scoring_) {
            out_ += ',';
            out_ += catalog_.name(id);
        }
        out_ += of_boxes_ ? ",silver,gold\n" : ",silver\n";
    }

    // All ways to lay these cards: by faces as a binary number, the lowest layer its last digit,
    // then by ★.
    void write_faces(rules::Layers layers) {
        for (std::uint8_t bits = 0; bits < 1u << rules::layers_in_painting; ++bits) {
            layers.faces = rules::Faces::from_bits(bits);
            bool possible = true;
            for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
                possible &= !layers.faces.flipped(layer) ||
                            catalog_.cards.art(layers.cards()[layer]).has_mirror;
            }
            if (!possible) continue;
            layers.stars = {};
            const rules::Icons blended = catalog_.cards.read(layers, 0).blended;
            for (std::size_t n = 0; n < rules::count_choices(blended); ++n) {
                layers.stars = rules::nth_choice(blended, n);
                write_line(layers);
            }
        }
    }

    void write_line(const rules::Layers& layers) {
        const rules::Painting painting = catalog_.cards.read(layers);
        for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
            if (layer > 0) out_ += ',';
            out_ += catalog_.word(layers.cards()[layer]);
            if (layers.faces.flipped(layer)) out_ += record::back_mark;
        }
        if (of_boxes_) write_steps(layers, painting);
        for (const rules::ScoringCardId id : scoring_)
            write_number(rules::times_met(catalog_.cards.scoring(id).condition, painting.visible));
        write_number(rules::silver_ribbons(painting.visible));
        if (of_boxes_) write_number(rules::gold_ribbons(painting.visible));
        out_ += '\n';
    }

    void write_steps(const rules::Layers& layers, const rules::Painting& painting) {
        out_ += ',';
        for (std::size_t n = 0; n < rules::stars_in(painting.blended); ++n) {
            if (n > 0) out_ += ' ';
            out_ += element_icons[rules::index(layers.stars[n])];
        }
        for (const rules::Icons* icons :
             {&painting.uncovered, &painting.doubled, &painting.blended, &painting.visible}) {
            for (const rules::SwatchIcons& swatch : icons->swatches) {
                char before = ',';
                if (swatch.blank()) out_ += before;
                for_each_icon(swatch, [&](std::string_view name) {
                    out_ += before;
                    out_ += name;
                    before = ' ';
                });
            }
        }
    }

    void write_number(int number) {
        out_ += ',';
        out_ += fmt::format_int{number}.c_str();
    }

    bool written() {
        const bool whole = std::fwrite(out_.data(), 1, out_.size(), stdout) == out_.size();
        out_.clear();
        return whole;
    }

    const content::Catalog& catalog_;
    std::vector<ArtCardId> cards_;
    std::vector<rules::ScoringCardId> scoring_;
    bool of_boxes_;
    std::string out_;
};

int run(const Context& context, const Options& options) {
    const content::Catalog& catalog = context.catalog;
    const rules::Cards& cards = catalog.cards;
    const auto named = find_boxes(context, split_items(options.boxes));
    if (!named) return refuse(named.error(), bad_usage);
    const bool of_boxes = !options.boxes.empty();
    std::vector<ArtCardId> art = cards.art_of(named->boxes);
    if (of_boxes && !options.with_base) {
        std::erase_if(art, [&](ArtCardId card) { return cards.art(card).box == Box::base; });
    }
    if (art.empty()) return refuse(context.problem("cli.paintings.no_cards"), bad_usage);
    // A painting may meet any condition, whatever box its card lies in.
    std::vector<rules::ScoringCardId> scoring = cards.scoring_of(
        of_boxes ? rules::BoxSet{Box::reflections, Box::touches, Box::mini} : rules::BoxSet{});
    sort_by_name(catalog, scoring);
    return PaintingList{catalog, std::move(art), std::move(scoring), of_boxes}.print();
}

}  // namespace

Verb add_paintings(App& program) {
    const auto options = std::make_shared<Options>();
    App* app = program.add_subcommand(
        "paintings", "Print every possible painting and what it earns, as a table");
    app->add_flag("--csv")
        ->description("Print comma-separated values (required: the only format)")
        ->required();
    Option* boxes =
        app->add_option("--box", options->boxes,
                        "Readings of the art cards of these boxes instead of the base deck")
            ->type_name("NAME,...");
    app->add_flag("--with-base", options->with_base, "And of the base deck")->needs(boxes);
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
