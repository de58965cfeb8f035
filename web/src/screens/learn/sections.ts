// The rules, section by section; what stands in them besides words is in Rules.svelte.
export interface Section {
    id: string; // in the address: #/learn/rules/ID
    title: string;
    texts: string[];
}

export const sections: Section[] = [
    {
        id: "goal",
        title: "page.learn.rules.goal",
        texts: ["page.learn.rules.goal.1", "page.learn.rules.goal.2"],
    },
    {
        id: "table",
        title: "page.learn.rules.table",
        texts: ["page.learn.rules.table.1", "page.learn.rules.table.3", "page.learn.rules.table.2"],
    },
    { id: "turn", title: "page.learn.rules.turn", texts: ["page.learn.rules.turn.1"] },
    {
        id: "taking",
        title: "page.learn.rules.taking",
        texts: [
            "page.learn.rules.taking.1",
            "page.learn.rules.taking.2",
            "page.learn.rules.taking.3",
        ],
    },
    {
        id: "painting",
        title: "page.learn.rules.painting",
        texts: ["page.learn.rules.painting.1", "page.learn.rules.painting.2"],
    },
    {
        id: "scoring",
        title: "page.learn.rules.scoring",
        texts: [
            "page.learn.rules.scoring.1",
            "page.learn.rules.scoring.2",
            "page.learn.rules.scoring.3",
        ],
    },
    {
        id: "pairs",
        title: "page.learn.rules.pairs",
        texts: ["page.learn.rules.pairs.1"],
    },
    {
        id: "end",
        title: "page.learn.rules.end",
        texts: ["page.learn.rules.end.1", "page.learn.rules.end.2"],
    },
    { id: "alone", title: "page.learn.rules.alone", texts: ["page.learn.rules.alone.1"] },
    {
        id: "vincent",
        title: "mode.vincent",
        texts: ["page.learn.rules.vincent.1", "page.learn.rules.vincent.2"],
    },
    {
        id: "solo-puzzle",
        title: "mode.solo_puzzle",
        texts: ["page.learn.rules.solo.1", "page.learn.rules.solo.2"],
    },
    {
        id: "scenarios",
        title: "page.learn.rules.scenarios",
        texts: ["page.learn.rules.scenarios.1"],
    },
    {
        id: "variants",
        title: "page.learn.rules.variants",
        texts: ["page.learn.rules.variants.1", "page.learn.rules.variants.2"],
    },
];
