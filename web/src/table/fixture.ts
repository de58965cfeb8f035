// A small table for the tests: two seats, the first a person.
import type { SeatView, Table, View } from "../protocol/messages";

export function seatView(seat: number, change: Partial<SeatView> = {}): SeatView {
    return {
        seat,
        name: seat === 1 ? "Ada" : "journeyman",
        bot: seat !== 1,
        hand: [],
        hand_size: change.hand?.length ?? 0,
        tokens: 4,
        ribbons: [0, 0, 0, 0],
        silver: 0,
        points: 0,
        points_by_place: [0, 0, 0, 0],
        next_ribbon: [1, 1, 3, 4],
        paintings: [],
        backgrounds: [seat * 3 - 2, seat * 3 - 1, seat * 3],
        rank: 1,
        ...change,
    };
}

export function tableView(change: Partial<View> = {}): View {
    return {
        viewer: 1,
        phase: "turn",
        to_act: 1,
        moves: 0,
        undone: 0,
        helped: false,
        row: [11, 12, 13, 14, 15].map((card, i) => ({
            position: i + 1,
            card,
            tokens: 0,
            cost: i,
            in_reach: i <= 4,
        })),
        deck: 55,
        left: [],
        vincent_tokens: null,
        supply_tokens: null,
        scoring: [1, 3, 8, 12],
        seats: [seatView(1), seatView(2)],
        winners: [],
        tied: [],
        legal: {
            takes: [11, 12, 13, 14, 15].map((card, i) => ({
                position: i + 1,
                card,
                cost: i,
                tokens: 0,
            })),
            paint: false,
            pass: false,
            judge: [],
            must_paint: false,
        },
        ...change,
    };
}

export function table(view: View = tableView()): Table {
    return {
        type: "table",
        table: "t1",
        number: 0,
        playable: true,
        setup: {
            mode: "standard",
            seats: [
                { name: "Ada", bot: false },
                { name: "journeyman", bot: true },
            ],
            first: 1,
            scoring: [1, 3, 8, 12],
            scenario: "first-time-playing",
            level: null,
            goal: 32,
            hidden_hands: false,
            vincent_with_three: false,
            drawn_scoring: 0,
            drawn_first: true,
            date: "2026-11-15",
        },
        view,
    };
}
