// What a person may do at an online table beside playing: the messages without what the table adds.
import type {
    AnswerUndo,
    Close,
    Join,
    Leave,
    React,
    Ready,
    Rematch,
    RemovePlayer,
    Rest,
    Return,
    Say,
    SetChair,
    Sit,
    Vote,
} from "../protocol/messages";

type Bare<M> = M extends unknown ? Omit<M, "table" | "id"> : never;
export type Acting = Bare<
    | Sit
    | Join
    | Ready
    | SetChair
    | Close
    | AnswerUndo
    | Say
    | React
    | Rest
    | Leave
    | Return
    | RemovePlayer
    | Vote
    | Rematch
>;
