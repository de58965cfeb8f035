// A table with every box, for the tests: catalog, setup and view as the engine would tell them.
import type {
    Catalog,
    Icon,
    Looked,
    PrintedArtCard,
    RowCard,
    Setup,
    SwatchSteps,
    View,
} from "../protocol/messages";
import { seatView, table, tableView } from "./fixture";

const swatches = ["red", "yellow", "green", "blue", "violet"] as const;
type Five<T> = [T, T, T, T, T];

const art = (card: number, english: string, icons: Partial<Record<string, Icon[]>>) =>
    ({
        card,
        word: english,
        english,
        side: "left",
        swatches: swatches.map((swatch) => icons[swatch] ?? []) as unknown as Five<Icon[]>,
    }) satisfies PrintedArtCard;
const mirrored = (card: PrintedArtCard): PrintedArtCard => ({
    ...card,
    box: "reflections",
    back: card.swatches.toReversed() as Five<Icon[]>,
});

// Cards 61 and 62 have Mirror, 91 prints ★, 115 an X2.
export const catalog: Catalog = {
    type: "catalog",
    lang: "en",
    art: [
        mirrored(art(61, "Weightless", { red: ["hue"], blue: ["tone"] })),
        mirrored(art(62, "Inverted", { yellow: ["tone"], green: ["texture", "tone"] })),
        { ...art(91, "Tender", { yellow: ["creativity"], green: ["shape"] }), box: "touches" },
        { ...art(115, "Forgotten", { red: ["x2-to-right"], violet: ["tone"] }), box: "mini" },
    ],
    scoring: [
        {
            card: 13,
            english: "Balance",
            condition: "balance",
            points: [2, 5, 10],
            box: "reflections",
        },
    ],
    backgrounds: 30,
    silver_points: 2,
    scenarios: [],
    levels: [],
    awards: [],
    achievements: [],
    bots: [],
    gold_points: 3,
    boxes: [
        { box: "reflections", art: [61, 62], scoring: [13], backgrounds: [21] },
        { box: "touches", art: [91] },
        { box: "mini", art: [115] },
        { box: "signature" },
        { box: "painters" },
        { box: "automa" },
    ],
    award_cards: [
        {
            award_card: "ribbons",
            friendly: { measure: "ribbons", over: "game", at_least: 13, points: 7 },
            competitive: { measure: "ribbons", over: "game", points: 6 },
        },
        {
            award_card: "swatches",
            friendly: { measure: "swatches", over: "game", at_least: 15, points: 9 },
        },
    ],
    signature_points: 2,
    signatures: [{ signature: "beasts", cards: [2] }],
    painters: [
        { painter: "miser", power: "points-at-end", params: { most: 2, n: 3, points: 1 } },
        { painter: "poet", power: "points-for-paintings", params: { points: 1 } },
    ],
    rivals: [{ rival: "mole", cards: [{ row: 1, position: 1, element: "texture" }] }],
};

const boxSetup: Setup = {
    ...table().setup,
    scenario: null,
    boxes: ["reflections", "touches", "mini", "signature", "painters"],
    deck: "featured",
    rows: 2,
    award_card: { card: "ribbons", side: "friendly" },
};

const rowOf = (cards: number[]): RowCard[] =>
    cards.map((card, i) => ({ position: i + 1, card, tokens: 0, cost: i, in_reach: true }));

export const boxView = (change: Partial<View> = {}): View => {
    const base = tableView();
    return {
        ...base,
        row: rowOf([11, 61, 13, 14, 15]),
        second_row: rowOf([16, 17, 91, 62, 115]),
        legal: {
            ...base.legal,
            takes: [
                ...base.legal.takes,
                ...[16, 17, 91, 62, 115].map((card, i) => ({
                    position: i + 1,
                    card,
                    cost: i,
                    tokens: 0,
                    row: 2,
                })),
            ],
        },
        seats: [1, 2].map((seat) =>
            seatView(seat, {
                gold: 0,
                hand_limit: 5,
                tokens: 6,
                account: { gold: 0, frames: 0, award_card: 0, signature: 0, painter: 0 },
                signature: seat === 1 ? "beasts" : null,
                painter: seat === 1 ? "miser" : "poet",
                power_used: 0,
            }),
        ),
        frames: (["hue", "shape", "texture", "tone"] as const).map((element, i) => ({
            element,
            at_least: 2,
            points: 3,
            seat: i === 0 ? 1 : null,
            painting: i === 0 ? 1 : null,
            shown: i === 0 ? 3 : 0,
        })),
        award_card: {
            card: "ribbons",
            side: "friendly",
            at_least: 13,
            points: 7,
            counts: [5, 2],
            earned: [],
        },
        ...change,
    };
};

export const boxTable = (view: View = boxView()) => ({ ...table(view), setup: boxSetup });

// Red doubles the ★ of yellow, green copies them.
export const boxLook = (named: ("hue" | "shape" | "texture" | "tone")[] = []): Looked => {
    const star = (at: number): Icon => named[at] ?? "creativity";
    const steps = (
        swatch: SwatchSteps["swatch"],
        printed: Icon[],
        doubled = printed,
        copied = doubled,
        chosen = copied,
    ): SwatchSteps => ({ swatch, printed, doubled, copied, chosen });
    const two: Icon[] = ["creativity", "creativity"];
    const all: Five<SwatchSteps> = [
        steps("red", ["x2-to-right"]),
        steps("yellow", ["creativity"], two, two, [star(0), star(1)]),
        steps(
            "green",
            ["blend-from-left"],
            ["blend-from-left"],
            [...two, "blend-from-left"],
            [star(2), star(3), "blend-from-left"],
        ),
        steps("blue", ["hue", "tone"]),
        steps("violet", []),
    ];
    return {
        type: "looked",
        cards: [115, 91, 61],
        title: "A try",
        swatches: all.map(({ swatch, printed }) => ({
            swatch,
            visible: printed.length > 0 ? { layer: 1, icons: printed } : null,
            covered: [],
        })) as unknown as Looked["swatches"],
        scoring: [],
        silver: { count: 0, points: 0, reasons: [] },
        points: 4,
        complete: true,
        gold: { count: 0, points: 0, reasons: [] },
        steps: all,
        arrows: [
            { kind: "x2", from: "red", to: "yellow", icons: ["creativity"] },
            { kind: "blend", from: "yellow", to: "green", icons: two },
        ],
        stars: [0, 1, 2, 3].map((i) => ({
            swatch: i < 2 ? "yellow" : "green",
            element: named[i] ?? null,
        })),
    };
};
