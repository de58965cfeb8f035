// The blobs of the poster: every scenario and every achievement, and how far one has come with it.
import achievementList from "../../../../data/achievements.json";
import { scenarios } from "../../art/printed";
import type { Memory, Played } from "../../store/profile";

export interface PosterBlob {
    id: string;
    state: "reached" | "begun" | "open";
    word: string; // stands in the blob
    game?: Played; // which reached it first
}

export const scenarioBlobs = ({ profile, played }: Memory): PosterBlob[] =>
    scenarios.map(({ id, goal }) => ({
        id,
        state: profile.scenarios_passed.includes(id)
            ? "reached"
            : profile.scenarios_played.includes(id)
              ? "begun"
              : "open",
        word: String(goal),
        game: played.find((each) => each.game.scenario === id && each.result.passed_scenario),
    }));

export const achievementBlobs = ({ profile, played }: Memory): PosterBlob[] =>
    achievementList.achievements.map(({ id, over, measure, at_least }) => {
        const reached = profile.achievements.includes(id);
        const done =
            over !== "profile"
                ? 0
                : measure === "scenarios_passed"
                  ? profile.scenarios_passed.length
                  : profile.scenarios_played.length;
        return {
            id,
            state: reached ? "reached" : done > 0 ? "begun" : "open",
            word: over === "profile" && !reached ? `${done}/${at_least}` : String(at_least),
            game: played.find((each) => each.result.achievements.includes(id)),
        };
    });

// The same paint for the same achievement everywhere.
export const achievementIndex = (id: string): number =>
    achievementList.achievements.findIndex((each) => each.id === id);
