// Made from src/protocol/messages.schema.json by cmake/messages.py. Do not edit.

/**
 * What crosses the wire between a page and a table or a thinker, local or online. Seats,
 * positions, art cards, scoring cards, backgrounds and layers count from 1, as in a record; an art
 * card's number is the printed one (card-018.webp is card 18). Layers are named in painting order:
 * the first lies lowest. Four places of scoring cards: red, green, blue, violet. Five swatches:
 * red, yellow, green, blue, violet. What a person reads comes as keys of lang/ with parameters,
 * except titles of paintings, which come in the language of the last hello.
 */
export type Message = ToEngine | FromEngine | ToOnline | FromOnline;

/** What a page says to a table. */
export type ToTable =
  | Hello
  | AskCatalog
  | AskDaily
  | Create
  | Open
  | Close
  | Sync
  | MakeMove
  | Advance
  | Undo
  | Help
  | Look
  | Orders
  | AskPositions
  | AskRecord
  | AskResult
  | AskProfile
  | Verify;

/**
 * What a table says to a page. Direct answers repeat the `id` of the message they answer as `re`.
 */
export type FromTable =
  | Welcome
  | Catalog
  | Daily
  | Table
  | Moved
  | Undone
  | Synced
  | Closed
  | Looked
  | Ordered
  | Positions
  | Recorded
  | Result
  | Profile
  | Verified
  | Refused;

/**
 * What a page says to the thinker. A task is started by one of the first four, goes on with `step`
 * until its last answer has come, and ends early with `cancel`.
 */
export type ToThinker = Think | Hint | Review | Solve | Step | Cancel;

/** What the thinker says to a page. */
export type FromThinker =
  | Thinking
  | Thought
  | Hinted
  | Reviewed
  | ReviewDone
  | Solved
  | Cancelled
  | Refused;

/** What handle() of the WebAssembly engine takes. */
export type ToEngine = ToTable | ToThinker;

/** What handle() answers with, in a list. */
export type FromEngine = FromTable | FromThinker;

/** What a page says to the server itself. */
export type ToServer = OnlineHello | AskTables | Unwatch | Host;

/** What a page asks an online table. It changes nothing. */
export type OnlineQuestion = Sync | Look | Orders | AskPositions | AskRecord | AskResult;

/** What a page wants to happen at an online table. */
export type OnlineCommand =
  | MakeMove
  | Undo
  | AnswerUndo
  | Sit
  | Join
  | Leave
  | Return
  | SetChair
  | Ready
  | Rest
  | Say
  | React
  | RemovePlayer
  | Vote
  | Rematch
  | Close;

/** What a page says over its connection to the server. */
export type ToOnline = ToServer | OnlineQuestion | OnlineCommand;

/** What an online table says to a page, as an answer or because something happened. */
export type FromOnline =
  | OnlineWelcome
  | Announcement
  | Tables
  | Unwatched
  | Online
  | OnlineEvents
  | Looked
  | Ordered
  | Positions
  | Recorded
  | Result
  | Refused;

/** The numbered events of a table. Event n is entry n of its record. */
export type TableEvent = Moved | Undone;

/** Chosen by the page to know the answers by. */
export type Id = number;

/** The name of a table; the table gives it. */
export type TableId = string;

/** 0 before the first move; event n is entry n of the record. */
export type EventNumber = number;

/** From 1, in the order of play. */
export type Seat = number;

/** Whose version of the table is meant; null: a spectator's. */
export type Viewer = number | null;

/** The printed number of an art card, from 1. */
export type ArtCardNumber = number;

/** From 1, in the order of the catalog. */
export type ScoringCardNumber = number;

/** The number of a background card, from 1. */
export type Background = number;

/** In the art row; 1 is free and farthest from the deck. */
export type Position = number;

/** 1 lies lowest. */
export type LayerNumber = number;

export type Count = number;

export type Points = number;

export type Language = "en" | "de" | "ja";

export type Mode = "standard" | "vincent" | "solo_puzzle" | "automa";

/** The computer players, weakest first. */
export type BotLevel = "visitor" | "apprentice" | "journeyman" | "artist" | "master";

export type Swatch = "red" | "yellow" | "green" | "blue" | "violet";

/** The colour of a scoring place, in the order of the places. */
export type Ribbon = "red" | "green" | "blue" | "violet";

export type Element = "hue" | "shape" | "texture" | "tone";

/** From gold-hue on of the boxes: bonus is the plain one, creativity is ★. */
export type Icon =
  | "hue"
  | "shape"
  | "texture"
  | "tone"
  | "bonus-hue"
  | "bonus-shape"
  | "bonus-texture"
  | "bonus-tone"
  | "gold-hue"
  | "gold-shape"
  | "gold-texture"
  | "gold-tone"
  | "bonus"
  | "creativity"
  | "x2-to-left"
  | "x2-to-right"
  | "blend-from-left"
  | "blend-from-right";

export type Condition =
  | "composition"
  | "consistency"
  | "emphasis"
  | "hierarchy"
  | "movement"
  | "proportion"
  | "proximity"
  | "repetition"
  | "space"
  | "style"
  | "symmetry"
  | "variety"
  | "balance"
  | "contrast"
  | "direction"
  | "gradation"
  | "rhythm"
  | "accent"
  | "harmony"
  | "alternation"
  | "dominance"
  | "pattern"
  | "juxtaposition"
  | "unity";

/** The id of a scenario, level, award or achievement, as in data/ and in lang/'s keys. */
export type DataId = string;

/** Of a person: no comma, no quotation mark, no blank at either end; at most 40 bytes. */
export type Name = string;

export type Title = string;

/** A game as text (docs/record.md). */
export type RecordText = string;

export type Text = string;

/** A key of lang/. */
export type Key = string;

/** What goes into the {name}s of the text. */
export type Params = Record<string, string | number>;

/** Three art cards, the lowest first. */
export type Layers = [ArtCardNumber, ArtCardNumber, ArtCardNumber];

/** The icons one card shows on one swatch. */
export type Icons = Icon[];

/** A number for each scoring place: red, green, blue, violet. */
export type ByPlace = [number, number, number, number];

/** The art row; missing: the first, and at most tables the only one. */
export type Row = number;

/** Its name is box.<box> in lang/. */
export type Box = "reflections" | "touches" | "mini" | "signature" | "painters" | "automa";

/** Which art cards are shuffled (docs/expansions.md). */
export type DeckKind = "base" | "featured" | "whole";

/** Of an award card. */
export type PrizeSide = "friendly" | "competitive";

/** An award card and its side. */
export interface ChosenAwardCard {
  card: DataId;
  side: PrizeSide;
}

/** Those in play. */
export type Boxes = DataId[];

/** The layers whose card lies with its back up, in rising order; missing: none. */
export type Flipped = LayerNumber[];

/**
 * An element for each ★, from red to violet and within a swatch in the order hue, shape, texture,
 * tone; missing: none.
 */
export type Stars = Element[];

export type Elements = Element[];

export type PainterNames = DataId[];

export type Seats = Seat[];

/** Who acts: a seat, Vincent, a rival or the judge. */
export type Actor = Seat | "vincent" | "judge" | "rival";

export interface Take {
  kind: "take";
  position: Position;
  row?: Row;
}

export interface Paint {
  kind: "paint";
  layers: Layers;
  background: Background;
  flipped?: Flipped;
  stars?: Stars;
}

export interface Pass {
  kind: "pass";
}

/** One of the tied seats wins, or several share it. */
export interface Judge {
  kind: "judge";
  winners: Seats;
}

/** Vincent's tokens: chance, never sent by a page. */
export interface Toss {
  kind: "toss";
  face_up: Count;
  row?: Row;
}

/** The first or the second of the two painters dealt to the seat. */
export interface Keep {
  kind: "keep";
  painter: number;
}

/** A rival's card, by its number: chance, never sent by a page. */
export interface RevealRival {
  kind: "reveal";
  card: RivalCardNumber;
}

export type RivalCardNumber = number;

/** What a seat may do. */
export type SeatMove = Take | Paint | Pass | Keep;

export type Move = Take | Paint | Pass | Judge | Toss | Keep | RevealRival;

/** First of all, and again when the language changes: titles come in it from now on. */
export interface Hello {
  type: "hello";
  id?: Id;
  lang: Language;
}

/** Answers hello. */
export interface Welcome {
  type: "welcome";
  re?: Id;
  lang: Language;
  /** The version of these messages. */
  protocol: number;
}

/** Everything printed. Ask once, and again after a hello in another language. */
export interface AskCatalog {
  type: "catalog";
  id?: Id;
  /** With everything of the boxes and of packs; else the base game alone. */
  boxes?: boolean;
}

/** Answers catalog. Card n stands at index n - 1. */
export interface Catalog {
  type: "catalog";
  re?: Id;
  lang: Language;
  art: PrintedArtCard[];
  scoring: PrintedScoringCard[];
  /** How many there are; they are numbered from 1. */
  backgrounds: Count;
  /** What a silver ribbon is worth. */
  silver_points: Points;
  scenarios: Scenario[];
  levels: Level[];
  awards: Award[];
  achievements: Achievement[];
  /** The computer players offered, weakest first. */
  bots: BotLevel[];
  /** What a gold ribbon is worth. This and all that follows only with `boxes`. */
  gold_points?: Points;
  boxes?: PrintedBox[];
  frames?: PrintedFrame[];
  award_cards?: PrintedAwardCard[];
  /** For each card a signature lists. */
  signature_points?: Points;
  signatures?: PrintedSignature[];
  painters?: PrintedPainter[];
  /** From the easiest to the hardest. */
  rivals?: PrintedRival[];
  /** Where cards come from, the base game first. */
  packs?: PrintedPack[];
}

export interface PrintedArtCard {
  card: ArtCardNumber;
  /** In the language asked for. */
  word: Text;
  /** As in records. */
  english: Text;
  side: "left" | "right";
  /** Its icons, red to violet. */
  swatches: [Icons, Icons, Icons, Icons, Icons];
  /** Missing: of the base game or a pack. */
  box?: Box;
  /** Its name, of a card that a pack brings. */
  pack?: Text;
  /** The same when it lies flipped: only cards with Mirror have it. */
  back?: [Icons, Icons, Icons, Icons, Icons];
  /** The signatures that list it. */
  motifs?: DataId[];
}

/** Its name and rule are scoring.<condition>.name, .rule and .more in lang/. */
export interface PrintedScoringCard {
  card: ScoringCardNumber;
  english: Text;
  condition: Condition;
  /** For one ribbon, for two, ...; there are no more ribbons than steps. */
  points: Points[];
  box?: Box;
  pack?: Text;
}

/** What a box brings, by number; what is empty is missing. */
export interface PrintedBox {
  box: Box;
  art?: ArtCardNumber[];
  scoring?: ScoringCardNumber[];
  backgrounds?: Background[];
}

/** Its name is frame.<element> in lang/; frame.about takes `at_least` as n, and `points`. */
export interface PrintedFrame {
  element: Element;
  at_least: Count;
  points: Points;
}

/**
 * Its name is prize.<award_card>.name in lang/, the rule of a side prize.<award_card>.<side> with
 * `at_least` as n, and `points`.
 */
export interface PrintedAwardCard {
  award_card: DataId;
  friendly: AwardTerms;
  /** Missing: it has no such side. */
  competitive?: AwardTerms;
}

export interface AwardTerms {
  measure: "silver_and_gold" | "conditions" | "same_element" | "ribbons" | "tokens" | "swatches";
  /** The best painting, or the whole game. */
  over: "painting" | "game";
  /** Of a friendly side. */
  at_least?: Count;
  points: Points;
}

/** Its texts are signature.<signature>.name and .motif in lang/. */
export interface PrintedSignature {
  signature: DataId;
  /** Those it lists. */
  cards: ArtCardNumber[];
}

/** Its texts are painter.<painter>.name and, with all of `params`, .power in lang/. */
export interface PrintedPainter {
  painter: DataId;
  /** Its kind, as in data/boxes/painters.json. */
  power: DataId;
  params: Params;
}

/** Its texts are rival.<rival>.name and .about in lang/. */
export interface PrintedRival {
  rival: DataId;
  /** Card n stands at index n - 1; their order in a game is secret. */
  cards: PrintedRivalCard[];
}

export interface PrintedRivalCard {
  row: Row;
  position: Position;
  element: Element;
}

export interface PrintedPack {
  pack: Text;
  fan_made: boolean;
}

export interface Scenario {
  scenario: DataId;
  group: "simplified" | "standard" | "complex";
  goal: Points;
  /** Its scoring cards, place by place; none where they are free. */
  scoring: ScoringCardNumber[];
  /** So many scoring cards of the players' choice, or drawn; 0 where they are named. */
  any: number;
}

/** Points a lone player declares to reach. */
export interface Level {
  level: DataId;
  goal: Points;
  /** Only with `boxes`. */
  goal_with_two_rows?: Points;
}

export interface Award {
  award: DataId;
  at_least: Points;
}

export interface Achievement {
  achievement: DataId;
  over: "painting" | "game" | "profile";
  at_least: Points;
  /** The year of the rulebook that alone has it; 0: all have. */
  edition: number;
}

/** The puzzle of a day, the same for everybody. */
export interface AskDaily {
  type: "daily";
  id?: Id;
  /** UTC, as 2026-11-15. */
  date: string;
}

/** Answers daily: what to put into create, with the player as the only seat. */
export interface Daily {
  type: "daily";
  re?: Id;
  date: string;
  mode: Mode;
  scenario: DataId;
  seed: Text;
  /** The how-manieth puzzle: days since 2026-01-01, counted from 1. */
  number: number;
}

export interface Person {
  kind: "person";
  name: Name;
}

export interface Bot {
  kind: "bot";
  level: BotLevel;
}

/** Who sits at a seat. */
export type Chair = Person | Bot;

/**
 * Sets a table. Scoring cards: a scenario, or `scoring`, or `random_scoring`; a scenario that
 * leaves them open takes either of the two besides. Answered by table.
 */
export interface Create {
  type: "create";
  id?: Id;
  viewer: Viewer;
  mode: Mode;
  seats: Chair[];
  scenario?: DataId;
  /** Place by place; null leaves one empty. */
  scoring?: (ScoringCardNumber | null)[];
  /** Draw so many. */
  random_scoring?: number;
  /** Who begins; missing: drawn. */
  first?: Seat;
  /** Declared by a lone player; a scenario's goal replaces it. */
  level?: DataId;
  hidden_hands?: boolean;
  vincent_with_three?: boolean;
  /** Boxes to play with; missing: none. */
  boxes?: Boxes;
  /** Missing: featured if a box brings art cards, else base. */
  deck?: DeckKind;
  /** Missing: two with reflections, else one. */
  rows?: number;
  /** With the box mini; missing: drawn. */
  award_card?: ChosenAwardCard;
  /** Two players may play with the box signature. */
  signatures_with_two?: boolean;
  /** Of the mode automa. */
  rival?: DataId;
  /**
   * All chance of the game comes from it: for a new game something nobody can guess. A local table
   * needs it, an online one makes its own. No quotation mark.
   */
  seed?: string;
  /** Of the beginning, as 2026-11-15, for the record. */
  date?: string;
}

/**
 * Makes a table of a record: to resume, replay or share. Answered by table. A record without its
 * seed can be looked at but not played on.
 */
export interface Open {
  type: "open";
  id?: Id;
  viewer: Viewer;
  record: RecordText;
  /** What if: keep only so many events and go on from there. */
  upto?: EventNumber;
}

/** The table is not needed any more. */
export interface Close {
  type: "close";
  id?: Id;
  table: TableId;
}

export interface Closed {
  type: "closed";
  re?: Id;
  table: TableId;
}

/**
 * Everything since the last event one has: answered by these events and then synced. Without
 * `after`: by the table as it stands, for another viewer too.
 */
export interface Sync {
  type: "sync";
  id?: Id;
  table: TableId;
  viewer: Viewer;
  after?: EventNumber;
}

/** All events asked for have come. */
export interface Synced {
  type: "synced";
  re?: Id;
  table: TableId;
  number: EventNumber;
}

/**
 * A move, of a person or a computer player. `answers` is the number of the last event seen: the
 * move becomes the next one. Sent twice it is answered with the same event again; if something
 * else happened meanwhile it is refused (message.stale). A judgement has no seat.
 */
export interface MakeMove {
  type: "move";
  id?: Id;
  table: TableId;
  viewer: Viewer;
  answers: EventNumber;
  seat?: Seat;
  move: Take | Paint | Pass | Judge | Keep;
}

/** Lets Vincent toss, or reveals the rival's next card, when that is whose turn it is. */
export interface Advance {
  type: "advance";
  id?: Id;
  table: TableId;
  viewer: Viewer;
  answers: EventNumber;
}

/**
 * Takes back the last move that stands; with `seat` all moves back to that seat's last turn.
 * Answered by one undone for each.
 */
export interface Undo {
  type: "undo";
  id?: Id;
  table: TableId;
  viewer: Viewer;
  answers: EventNumber;
  seat?: Seat;
}

/**
 * A player is about to get a hint: the record says so from now on, unless the game is over.
 * Answered by the table as it stands.
 */
export interface Help {
  type: "help";
  id?: Id;
  table: TableId;
  viewer: Viewer;
}

/** How the game was set up; never its seed. */
export interface Setup {
  mode: Mode;
  seats: SeatName[];
  first: Seat;
  scoring: ScoringPlaces;
  scenario: DataId | null;
  level: DataId | null;
  /** Points that pass the scenario or, alone, reach the level; 0: none. */
  goal: Points;
  hidden_hands: boolean;
  vincent_with_three: boolean;
  /** So many scoring cards were drawn. */
  drawn_scoring: Count;
  /** Whether the first seat was drawn. */
  drawn_first: boolean;
  date: Text;
  /** At a table with boxes, as all that follows. */
  boxes?: Boxes;
  deck?: DeckKind;
  rows?: number;
  /** All cards of the deck, which everyone may know. */
  cards?: ArtCardNumber[];
  /** With mini. */
  award_card?: ChosenAwardCard;
  /** With mini: whether it was drawn. */
  drawn_award_card?: boolean;
  signatures_with_two?: boolean;
  /** In the mode automa. */
  rival?: DataId;
}

/** A person's name, or the level of a computer player. */
export interface SeatName {
  name: Text;
  bot: boolean;
}

/** The scoring card of each place: red, green, blue, violet; null: empty. */
export type ScoringPlaces =
  | [ScoringCardNumber
  | null, ScoringCardNumber
  | null, ScoringCardNumber
  | null, ScoringCardNumber
  | null];

/** A table as it stands: answers create, open, and sync without `after`. */
export interface Table {
  type: "table";
  re?: Id;
  table: TableId;
  /** Of its last event. */
  number: EventNumber;
  /** False for a record without its seed: it can only be looked at. */
  playable: boolean;
  setup: Setup;
  view: View;
}

/**
 * A move was made: what it was, what happened, and how the table stands after it, as this viewer
 * sees it.
 */
export interface Moved {
  type: "moved";
  re?: Id;
  table: TableId;
  number: EventNumber;
  by: Actor;
  move: Move;
  happened: Happened;
  view: View;
}

/** The last move that stood was taken back: which one, and how the table stands now. */
export interface Undone {
  type: "undone";
  re?: Id;
  table: TableId;
  number: EventNumber;
  /** Whose move it was. */
  by: Actor;
  move: Move;
  view: View;
}

/**
 * In the order it happened: for the log and the animations. The texts are event.<kind> in lang/.
 */
export type Happened = Happening[];

export type Happening =
  | TokenPlaced
  | TokensPaid
  | TokensGained
  | CardTaken
  | CardLeft
  | CardDealt
  | Tossed
  | PaintingCompleted
  | RibbonsTaken
  | RibbonsOver
  | SilverTaken
  | Passed
  | SeatFinished
  | JudgementAwaited
  | GameEnded
  | GoldTaken
  | FrameTaken
  | TokensReturned
  | TokensReceived
  | PainterKept
  | SignatureRevealed
  | RivalRevealed
  | RivalTook
  | RivalScored;

export interface TokenPlaced {
  kind: "token_placed";
  position: Position;
  row?: Row;
}

/** Into the supply of the Solo Puzzle. */
export interface TokensPaid {
  kind: "tokens_paid";
  count: Count;
}

/** From the supply of the Solo Puzzle. */
export interface TokensGained {
  kind: "tokens_gained";
  count: Count;
}

/** With the tokens that lay on it. */
export interface CardTaken {
  kind: "card_taken";
  card: ArtCardNumber;
  tokens: Count;
}

/** Out of the game, with the tokens Vincent took with it. */
export interface CardLeft {
  kind: "card_left";
  card: ArtCardNumber;
  tokens: Count;
}

export interface CardDealt {
  kind: "card_dealt";
  card: ArtCardNumber;
  position: Position;
  row?: Row;
}

export interface Tossed {
  kind: "tossed";
  face_up: Count;
  of: Count;
  row?: Row;
}

/** The seat's first, second or third, and its title. */
export interface PaintingCompleted {
  kind: "painting_completed";
  count: Count;
  title: Title;
}

export interface RibbonsTaken {
  kind: "ribbons_taken";
  ribbon: Ribbon;
  count: Count;
}

/** Earned beyond the point table and not taken. */
export interface RibbonsOver {
  kind: "ribbons_over";
  ribbon: Ribbon;
  count: Count;
}

export interface SilverTaken {
  kind: "silver_taken";
  count: Count;
}

export interface Passed {
  kind: "passed";
}

export interface SeatFinished {
  kind: "seat_finished";
  seat: Seat;
}

export interface JudgementAwaited {
  kind: "judgement_awaited";
  seats: Seats;
}

/** With those who won; nobody where a lone player missed the goal. */
export interface GameEnded {
  kind: "game_ended";
  seats: Seats;
}

/** Gold ribbons. */
export interface GoldTaken {
  kind: "gold_taken";
  count: Count;
}

/**
 * The painting shows so many; `from` is the seat that held the frame, also one's own, and missing
 * if nobody did.
 */
export interface FrameTaken {
  kind: "frame_taken";
  element: Element;
  count: Count;
  from?: Seat;
}

/** Paid into the box, for a flip. */
export interface TokensReturned {
  kind: "tokens_returned";
  count: Count;
}

/** From the box, by a power. */
export interface TokensReceived {
  kind: "tokens_received";
  count: Count;
}

/** The one kept; nobody is told the other. */
export interface PainterKept {
  kind: "painter_kept";
  painter: DataId;
}

/** After the last painting. */
export interface SignatureRevealed {
  kind: "signature_revealed";
  seat: Seat;
  signature: DataId;
}

/** A rival's card, by its number, and what is printed on it. */
export interface RivalRevealed {
  kind: "rival_revealed";
  card: RivalCardNumber;
  row: Row;
  position: Position;
  element: Element;
}

/** From where it lay. */
export interface RivalTook {
  kind: "rival_took";
  card: ArtCardNumber;
  position: Position;
  row?: Row;
}

/** Points: for the card, and for a painting if it was the third. */
export interface RivalScored {
  kind: "rival_scored";
  count: Count;
}

/** Everything one viewer may see, and what that viewer may do now. */
export interface View {
  viewer: Viewer;
  phase: "turn" | "toss" | "judging" | "over" | "painters" | "reveal";
  /** null when the game is over. */
  to_act: Actor | null;
  /** How many moves stand. */
  moves: Count;
  /** How many were taken back: such a game earns no achievement. */
  undone: Count;
  /**
   * Whether a player asked for a hint before the end: such a game earns no achievement either.
   */
  helped: boolean;
  row: RowCard[];
  /** How many cards are left to deal. */
  deck: Count;
  /** Cards that left the game. */
  left: ArtCardNumber[];
  /** null where Vincent does not play. */
  vincent_tokens: number | null;
  /** Of the Solo Puzzle; null elsewhere. */
  supply_tokens: number | null;
  scoring: ScoringPlaces;
  /** Seat n stands at index n - 1. */
  seats: SeatView[];
  /** Of a finished game. */
  winners: Seats;
  /** While the judge is awaited: those to choose among. */
  tied: Seats;
  legal: Legal;
  /** Where there are two. */
  second_row?: RowCard[];
  /** With touches and two or more seats. */
  frames?: FrameView[];
  /** With mini. */
  award_card?: AwardCardView;
  /** In the mode automa. */
  rival?: RivalView;
}

export interface RowCard {
  position: Position;
  card: ArtCardNumber;
  /** Lying on it. */
  tokens: Count;
  /** Tokens it takes. */
  cost: Count;
  /** Whether the viewer has tokens enough, be it the viewer's turn or not. */
  in_reach: boolean;
}

/**
 * The painting that holds a frame, and how many of the element it shows: another takes it with
 * `at_least`, and more than `shown`.
 */
export interface FrameView {
  element: Element;
  at_least: Count;
  points: Points;
  seat: Seat | null;
  /** The first, second or third of that seat. */
  painting: number | null;
  shown: Count;
}

export interface AwardCardView {
  card: DataId;
  side: PrizeSide;
  /** Of a friendly side. */
  at_least?: Count;
  points: Points;
  /** Where each seat stands. */
  counts: Count[];
  /** Who would get the points if the game ended now. */
  earned: Seats;
}

export interface RivalView {
  rival: DataId;
  /** Its cards revealed since they were last shuffled. */
  seen: RivalCardNumber[];
  /** Art cards it has taken for paintings: three make one, nine are all. */
  taken: Count;
  points: Points;
}

/**
 * What boxes add to the points of a seat, as if the game ended now; a signature counts once it is
 * revealed.
 */
export interface Account {
  gold: Points;
  frames: Points;
  award_card: Points;
  signature: Points;
  painter: Points;
}

export interface SeatView {
  seat: Seat;
  /** Of a person, or the level of a computer player. */
  name: Text;
  bot: boolean;
  /** In the order taken; null: hidden from this viewer. */
  hand: ArtCardNumber[] | null;
  hand_size: Count;
  tokens: Count;
  ribbons: ByPlace;
  silver: Count;
  points: Points;
  points_by_place: ByPlace;
  /** What one more ribbon of each place is worth; 0 where no more are taken. */
  next_ribbon: ByPlace;
  paintings: Painting[];
  /** Those left to paint on. */
  backgrounds: Background[];
  /** By points and tokens now; equal ones share a rank. */
  rank: Count;
  /** Gold ribbons. At a table with boxes, as all that follows. */
  gold?: Count;
  hand_limit?: Count;
  account?: Account;
  /** With that box; null: this viewer may not know it. */
  signature?: DataId | null;
  /** With that box: the one kept; null before. */
  painter?: DataId | null;
  /** How many times a power that can be used up was used. */
  power_used?: Count;
  /** Of the viewer's own seat, and of all when the game is over. */
  painters_dealt?: PainterNames;
}

export interface Painting {
  layers: Layers;
  background: Background;
  title: Title;
  /** Taken with it. */
  ribbons: ByPlace;
  /** Earned with it and not taken. */
  over: ByPlace;
  silver: Count;
  /** Added by it, by its ribbons. */
  points: Points;
  /** At a table with boxes, as all that follows. */
  flipped?: Flipped;
  stars?: Stars;
  gold?: Count;
  /** How many of each it shows. */
  elements?: ByElement;
}

export interface ByElement {
  hue: Count;
  shape: Count;
  texture: Count;
  tone: Count;
}

/**
 * What the viewer may do now; everything empty or false when it is not the viewer's turn. Judging
 * is for the table, so every viewer sees those choices.
 */
export interface Legal {
  takes: LegalTake[];
  /** Any three cards of the hand in any order, on any background left. */
  paint: boolean;
  pass: boolean;
  /** Sets of winners to choose among. */
  judge: Seats[];
  /** The hand is full, or the row empty: no card can be taken. */
  must_paint: boolean;
  /**
   * The painters to choose from, in the order of the move's number; missing where nothing is to be
   * chosen.
   */
  keep?: PainterNames;
  /** One card without Mirror may lie flipped in the next painting, for so many tokens. */
  flip?: PaidFlip;
}

export interface PaidFlip {
  tokens: Count;
}

export interface LegalTake {
  position: Position;
  card: ArtCardNumber;
  cost: Count;
  /** That come with it. */
  tokens: Count;
  row?: Row;
}

/**
 * The live easel: what these cards would show and earn now. With a table: for that seat, from the
 * ribbons it holds. Without: for somebody who holds none, by the scoring cards named, or by all.
 */
export interface Look {
  type: "look";
  id?: Id;
  table?: TableId;
  seat?: Seat;
  /** The lowest first. */
  cards: ArtCardNumber[];
  scoring?: ScoringCardNumber[];
  flipped?: Flipped;
  /** As in a painting, or fewer: the others stay ★. */
  stars?: Stars;
}

export interface Looked {
  type: "looked";
  re?: Id;
  cards: ArtCardNumber[];
  title: Title;
  /** Red to violet. */
  swatches: [SwatchLook, SwatchLook, SwatchLook, SwatchLook, SwatchLook];
  /** Place by place, empty ones left out; or card by card as asked for. */
  scoring: Earned[];
  silver: SilverEarned;
  /** All together. */
  points: Points;
  /**
   * Whether these are three cards: fewer earn nothing yet, the numbers tell what stands so far.
   */
  complete: boolean;
  /** With boxes, as all that follows. */
  flipped?: Flipped;
  gold?: SilverEarned;
  /** How each swatch is read, red to violet. */
  steps?: [SwatchSteps, SwatchSteps, SwatchSteps, SwatchSteps, SwatchSteps];
  arrows?: ArrowLook[];
  /** Each ★ in the order in which they are named. */
  stars?: StarLook[];
  /** With frames and three cards: those the seat would take with this painting now. */
  frames?: Elements;
}

/**
 * What a swatch shows: printed, after X2, after Blend, after the choice of ★. The last is what
 * scores.
 */
export interface SwatchSteps {
  swatch: Swatch;
  printed: Icons;
  doubled: Icons;
  copied: Icons;
  chosen: Icons;
}

/**
 * X2 from the swatch it is printed on to the one it doubles; Blend from the swatch it reads to the
 * one it is printed on.
 */
export interface ArrowLook {
  kind: "x2" | "blend";
  from: Swatch;
  to: Swatch;
  /** Those it adds. */
  icons: Icons;
}

export interface StarLook {
  swatch: Swatch;
  /** null: not chosen. */
  element: Element | null;
}

export interface SwatchLook {
  swatch: Swatch;
  visible: LayerIcons | null;
  /** Those below, the upper first. */
  covered: LayerIcons[];
}

export interface LayerIcons {
  layer: LayerNumber;
  icons: Icons;
}

/** A visible icon. */
export interface IconAt {
  swatch: Swatch;
  icon: Icon;
}

export type IconGroup = IconAt[];

export interface Earned {
  /** The colour of its place; null without a table. */
  ribbon: Ribbon | null;
  card: ScoringCardNumber;
  condition: Condition;
  /** How often the condition is met. */
  times: Count;
  /** Ribbons that would be taken. */
  taken: Count;
  /** Those beyond the point table. */
  over: Count;
  /** They would add. */
  points: Points;
  /**
   * For each time the icons that make it: two for a pair, three or more for a run, and so on.
   */
  reasons: IconGroup[];
  /** Why the condition is not met; null where it is. */
  lacks: Lacks | null;
}

/**
 * What a condition misses. The texts are lacks.<reason> in lang/, with {n} for `more`, {elements}
 * and {swatches} for their names.
 */
export interface Lacks {
  reason: "empty_swatches" | "too_few_elements" | "too_many_elements" | "too_few" | "too_many" | "outnumbered" | "no_run" | "no_majority" | "not_neighbours" | "not_apart" | "no_mirror" | "uneven" | "in_common" | "wrong_side" | "no_slope" | "no_return" | "elsewhere" | "beside_its_like" | "no_lead" | "no_groups" | "too_plain" | "too_few_kinds" | "too_many_kinds" | "no_elements";
  /** Those missing, too many, outnumbering or nearest to it. */
  elements: Element[];
  /** So many too few, or too many. */
  more: Count;
  /** The empty ones, or those where one more icon would make the run. */
  swatches: Swatch[];
}

export interface SilverEarned {
  count: Count;
  points: Points;
  /** For each silver ribbon its bonus icon and the element it counts. */
  reasons: IconGroup[];
}

/** The best ways to layer three of these cards, for that seat as it stands. */
export interface Orders {
  type: "orders";
  id?: Id;
  table: TableId;
  seat: Seat;
  cards: ArtCardNumber[];
  /** So many answers at most; 6 where not told. */
  most?: number;
}

export interface Ordered {
  type: "ordered";
  re?: Id;
  table: TableId;
  seat: Seat;
  /** Most points first. */
  orders: LayerOrder[];
}

export interface LayerOrder {
  layers: Layers;
  title: Title;
  ribbons: ByPlace;
  silver: Count;
  points: Points;
  /** At a table with boxes, as all that follows. */
  flipped?: Flipped;
  stars?: Stars;
  gold?: Count;
}

/** Every position of the line of play that stands, for replay. */
export interface AskPositions {
  type: "positions";
  id?: Id;
  table: TableId;
  viewer: Viewer;
}

export interface Positions {
  type: "positions";
  re?: Id;
  table: TableId;
  start: View;
  moves: PositionAfter[];
}

export interface PositionAfter {
  number: EventNumber;
  by: Actor;
  move: Move;
  happened: Happened;
  view: View;
}

/** The game as text, to save or share. Of a local table with its seed. */
export interface AskRecord {
  type: "record";
  id?: Id;
  table: TableId;
}

export interface Recorded {
  type: "recorded";
  re?: Id;
  table: TableId;
  record: RecordText;
}

/**
 * What a finished game brought; while it runs or awaits the judge it is refused
 * (message.not_over).
 */
export interface AskResult {
  type: "result";
  id?: Id;
  table: TableId;
}

export interface Result {
  type: "result";
  re?: Id;
  table: TableId;
  /** What parted the winner from the next: alone at the table the goal. */
  decided_by: "points" | "tokens" | "judge" | "goal" | "rival";
  /** Seat n stands at index n - 1. */
  seats: SeatResult[];
  /** In the mode automa: more points than the rival's win. */
  rival?: RivalResult;
}

export interface RivalResult {
  rival: DataId;
  points: Points;
}

export interface SeatResult {
  seat: Seat;
  name: Text;
  bot: boolean;
  won: boolean;
  rank: Count;
  points: Points;
  points_by_place: ByPlace;
  silver_points: Points;
  tokens: Count;
  /** All of them, silver included. */
  ribbons: Count;
  /** By a person, without a move taken back and without help. */
  passed_scenario: boolean;
  /** Of a lone player: the declared level's or the scenario's. */
  reached_goal: boolean;
  /** Of a lone player; null for several. */
  award: DataId | null;
  /**
   * Of this game and its paintings; none for computer players and games with moves taken back or
   * with help.
   */
  achievements: DataId[];
  /** At a table with boxes; what follows, with these boxes. */
  account?: Account;
  signature?: DataId;
  /** The listed cards in its paintings. */
  signature_cards?: ArtCardNumber[];
  painter?: DataId;
  /** Held at the end. */
  frames?: Elements;
}

/**
 * What one person has reached over many games. Texts that are no finished game are counted as
 * unread and otherwise passed over.
 */
export interface AskProfile {
  type: "profile";
  id?: Id;
  games: PlayedGame[];
}

export interface PlayedGame {
  record: RecordText;
  /** Where the person sat. */
  seat: Seat;
}

export interface Profile {
  type: "profile";
  re?: Id;
  games: Count;
  wins: Count;
  best_points: Points;
  unread: Count;
  scenarios_played: DataId[];
  scenarios_passed: DataId[];
  achievements: DataId[];
}

/**
 * Why nothing was done. `reason` is a key of lang/: refusal.* by the rules, record.* about a
 * record (with line and column as parameters), message.* about the message itself.
 */
export interface Refused {
  type: "refused";
  re?: Id;
  reason: Key;
  params: Params;
  table?: TableId;
  /** Of the table's last event: sync after yours. */
  number?: EventNumber;
  task?: Id;
}

/**
 * Whether a recorded game is what it says: the rules, the cards and tosses of its seed and, of an
 * online game, the commitment. Answered by verified, or refused with what disagrees.
 */
export interface Verify {
  type: "verify";
  id?: Id;
  record: RecordText;
}

export interface Verified {
  type: "verified";
  re?: Id;
  moves: Count;
  over: boolean;
  seed: Text;
  /** Of an online game: kept. Null for a game that made none. */
  commitment: Text | null;
  /** By seat, to look for one's own among them; none without a commitment. */
  nonces: Text[];
}

/** Milliseconds since 1970, by the server's clock. */
export type Time = number;

/** Milliseconds. */
export type Span = number;

/**
 * A seat's part of the fair shuffle: 128 random bits as 32 hexadecimal digits, lower case
 * (docs/chance.md).
 */
export type Nonce = string;

/** Chosen by the page, another for each: what is sent twice with the same one is said once. */
export type SayKey = string;

export type Reaction = "hello" | "thanks" | "bravo" | "wow" | "oops" | "thinking" | "good_game";

/** For whoever comes. */
export interface OpenChair {
  kind: "open";
}

export type OnlineChair = OpenChair | Bot;

export interface NoClock {
  kind: "none";
}

/** Each seat has so many seconds for the whole game and gains some with each move. */
export interface RelaxedClock {
  kind: "relaxed";
  bank: number;
  increment: number;
}

/** Seconds for each move. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** Days for each move. */
export interface DaysClock {
  kind: "days";
  days: number;
}

export type Clock = NoClock | RelaxedClock | MoveClock | DaysClock;

/**
 * Sets an online table; who says it is the host. Scoring cards as in create; names and nonces come
 * with those who sit down. Answered by online.
 */
export interface Host {
  type: "host";
  id?: Id;
  mode: Mode;
  /** One at least for a person. */
  seats: OnlineChair[];
  scenario?: DataId;
  /** Place by place; null leaves one empty. */
  scoring?: (ScoringCardNumber | null)[];
  /** Draw so many. */
  random_scoring?: number;
  /** Who begins; missing: drawn. */
  first?: Seat;
  /** Declared by a lone player; a scenario's goal replaces it. */
  level?: DataId;
  hidden_hands?: boolean;
  vincent_with_three?: boolean;
  /** Boxes to play with; missing: none. */
  boxes?: Boxes;
  /** Missing: featured if a box brings art cards, else base. */
  deck?: DeckKind;
  /** Missing: two with reflections, else one. */
  rows?: number;
  /** With the box mini; missing: drawn. */
  award_card?: ChosenAwardCard;
  /** Two players may play with the box signature. */
  signatures_with_two?: boolean;
  /** Of the mode automa. */
  rival?: DataId;
  clock: Clock;
  /** Listed for everybody, or by link only. */
  open: boolean;
  /** Whether others may watch. */
  spectators: boolean;
  /** Whether those who watch judge ties; missing: they do not. */
  judges?: boolean;
  /** The computer player that takes over when somebody is away. */
  relief: BotLevel;
}

/** Sits down, at a certain seat or at any free one, before the game begins. */
export interface Sit {
  type: "sit";
  id?: Id;
  table: TableId;
  seat?: Seat;
  name: Name;
  nonce: Nonce;
}

/** Sits down among the spectators: with a name one may talk, and judge ties. */
export interface Join {
  type: "join";
  id?: Id;
  table: TableId;
  name: Name;
}

/**
 * Before the game: frees the seat. During it: a computer player takes it until return. Of a
 * spectator: goes.
 */
export interface Leave {
  type: "leave";
  id?: Id;
  table: TableId;
}

/** Takes the own seat back from the computer player. */
export interface Return {
  type: "return";
  id?: Id;
  table: TableId;
}

/**
 * The host, before the game: gives an empty seat to a computer player, or null: opens it again.
 */
export interface SetChair {
  type: "chair";
  id?: Id;
  table: TableId;
  seat: Seat;
  level: BotLevel | null;
}

/** When all seats are taken and all people ready the game begins. */
export interface Ready {
  type: "ready";
  id?: Id;
  table: TableId;
  ready: boolean;
}

/**
 * Whether the move that somebody asked to take back may be taken back. `answers` as in that
 * question.
 */
export interface AnswerUndo {
  type: "undo_answer";
  id?: Id;
  table: TableId;
  answers: EventNumber;
  agree: boolean;
}

/** Something to all at the table. */
export interface Say {
  type: "say";
  id?: Id;
  table: TableId;
  key: SayKey;
  text: string;
}

/** The same without words. */
export interface React {
  type: "react";
  id?: Id;
  table: TableId;
  key: SayKey;
  reaction: Reaction;
}

/**
 * Whether one would like a break. It begins when all people at the table would, and ends when one
 * would not any more.
 */
export interface Rest {
  type: "rest";
  id?: Id;
  table: TableId;
  rest: boolean;
}

/**
 * The host removes a player for good, or without `seat` a spectator. `since` is that of the seat
 * or one of `came`, so that nobody else is meant.
 */
export interface RemovePlayer {
  type: "remove";
  id?: Id;
  table: TableId;
  seat?: Seat;
  since: EventNumber;
}

/**
 * For one of the tied seats, by a spectator or a seat that is not tied. The last word counts.
 */
export interface Vote {
  type: "vote";
  id?: Id;
  table: TableId;
  seat: Seat;
}

/**
 * After the game: a new table with the same set-up, everybody one seat on. The first who asks
 * makes it; `next` names it to all.
 */
export interface Rematch {
  type: "rematch";
  id?: Id;
  table: TableId;
}

/** Who one is: 256 random bits as 64 hexadecimal digits, lower case. */
export type Secret = string;

/**
 * First of all on a connection, and again when the language or the person changes. Without a
 * secret one may look, not take part.
 */
export interface OnlineHello {
  type: "hello";
  id?: Id;
  lang: Language;
  /** The version of these messages one speaks. */
  protocol: number;
  secret?: Secret;
}

/** Answers hello. */
export interface OnlineWelcome {
  type: "welcome";
  re?: Id;
  lang: Language;
  /** The version of these messages. */
  protocol: number;
  now: Time;
  /** Yours; null: nobody. */
  name: Name | null;
}

/**
 * From who runs the server, to everybody: after welcome if there is one, and when it changes. An
 * empty text takes it back.
 */
export interface Announcement {
  type: "announcement";
  re?: Id;
  text: Text;
}

/** The open tables with free seats, or those one sits at or hosts. */
export interface AskTables {
  type: "tables";
  id?: Id;
  mine: boolean;
  /** Also send the list again when it changes, until unwatch. */
  watch?: boolean;
}

/** Tell me no more of this table; without a table: of the lists. */
export interface Unwatch {
  type: "unwatch";
  id?: Id;
  table?: TableId;
}

export interface Unwatched {
  type: "unwatched";
  re?: Id;
  table?: TableId;
}

/** Answers tables, and comes again when the list has changed and is watched. */
export interface Tables {
  type: "tables";
  re?: Id;
  mine: boolean;
  tables: ListedTable[];
}

export interface ListedTable {
  table: TableId;
  stage: Stage;
  /** Of its last event. */
  at: Time;
  mode: Mode;
  scenario: DataId | null;
  clock: Clock;
  spectators: boolean;
  seats: ListedSeat[];
  /** Seats to sit down at. */
  free: Count;
  /** Your seat. */
  you: Seat | null;
  /** The seat to act. */
  to_act: Seat | null;
  deadline: Time | null;
  /** Missing: none. */
  boxes?: Boxes;
}

export interface ListedSeat {
  kind: ChairKind;
  /** Of a person, or the computer player's level; empty: nobody. */
  name: Text;
  /** A computer player plays for this person. */
  away: boolean;
}

/**
 * Of an online table: people gather, play, judge a tie; it is over, or was given up: by the host
 * before it began, by who runs the server at any time.
 */
export type Stage = "waiting" | "playing" | "judging" | "over" | "closed";

export type ChairKind = "open" | "person" | "bot";

/** Why a computer player plays for this person. */
export type Away = "left" | "clock";

export interface OnlineSeat {
  seat: Seat;
  kind: ChairKind;
  /** Of the person; empty: nobody. */
  name: Text;
  /** Of the computer player that has the seat. */
  level: BotLevel | null;
  ready: boolean;
  away: Away | null;
  /** Would like a break. */
  rests: boolean;
  /** The event by which it was taken. */
  since: EventNumber;
  /** Kept for somebody of the last game. */
  kept: boolean;
  /** Of the time bank; null without one. While the clock runs: at the beginning of the turn. */
  left: Span | null;
}

/** What the host chose; what was drawn is in the game's own set-up. */
export interface ChosenSetup {
  mode: Mode;
  scenario: DataId | null;
  scoring: (ScoringCardNumber | null)[];
  random_scoring: Count;
  first: Seat | null;
  level: DataId | null;
  hidden_hands: boolean;
  vincent_with_three: boolean;
  clock: Clock;
  open: boolean;
  spectators: boolean;
  judges: boolean;
  relief: BotLevel;
  /** This and all that follows as far as it was chosen. */
  boxes?: Boxes;
  deck?: DeckKind;
  rows?: number;
  award_card?: ChosenAwardCard;
  signatures_with_two?: boolean;
  rival?: DataId;
}

/** Somebody would like to take a move back; all other people at the table must agree. */
export interface AskedUndo {
  seat: Seat;
  answers: EventNumber;
  agreed: Seats;
  deadline: Time;
}

/** Equal votes share the win, and so do all tied seats when nobody votes. */
export interface Judging {
  tied: Seats;
  voters: Count;
  voted: Count;
  deadline: Time;
}

/** What the shuffle was made of (docs/chance.md). */
export interface Reveal {
  secret: Text;
  salt: Text;
  seed: Text;
}

/** How an online table stands beside its game: the same for all. */
export interface OnlineRoom {
  stage: Stage;
  setup: ChosenSetup;
  seats: OnlineSeat[];
  /** The seat of whoever may remove players now; null: somebody without a seat. */
  host: Seat | null;
  /** Spectators by name. */
  audience: Text[];
  /** The events that brought the spectators, in the same order. */
  came: EventNumber[];
  /** Of the seat to act; null: no clock runs. */
  deadline: Time | null;
  paused: boolean;
  undo: AskedUndo | null;
  judging: Judging | null;
  commitment: Text;
  /** By seat, once the game has begun. */
  nonces: Text[];
  /** Once the game is over. */
  reveal: Reveal | null;
  /** The table of the rematch. */
  next: TableId | null;
}

export interface OnlineYou {
  /** Yours; null: you watch. */
  seat: Seat | null;
  /** Whether you may remove players. */
  host: boolean;
  /** Among the spectators. */
  joined: boolean;
  /** Whether you may vote on the tie now. */
  judges: boolean;
}

/**
 * What happened at an online table: one of its numbered events. `moved` and `undone` come besides
 * as messages of the game. `seat` is whose it is, `name` who it was; the others as the kind has
 * them.
 */
export interface OnlineEvent {
  number: EventNumber;
  at: Time;
  kind: "created" | "sat" | "stood" | "chaired" | "readied" | "begun" | "moved" | "undo_asked" | "undo_agreed" | "undo_declined" | "undone" | "said" | "reacted" | "rested" | "paused" | "resumed" | "left" | "returned" | "clock_ran_out" | "removed" | "came" | "went" | "voted" | "judged" | "rematched" | "closed";
  seat?: Seat;
  name?: Text;
  /**
   * Of readied and rested; of moved: by a computer player; of judged: there is one winner; of
   * closed: by who runs the server.
   */
  yes?: boolean;
  text?: Text;
  reaction?: Reaction;
  level?: BotLevel;
  table?: TableId;
}

/**
 * An online table as it stands: answers host, and sync without `after` or after too much was
 * missed.
 */
export interface Online {
  type: "online";
  re?: Id;
  table: TableId;
  /** Of its last event. */
  number: EventNumber;
  now: Time;
  you: OnlineYou;
  room: OnlineRoom;
  /** The last things said. */
  said: OnlineEvent[];
  /** Null before it begins. */
  game: Table | null;
}

/**
 * What happened, in order, and how the table stands after the last event it has. Answers whatever
 * changes something, and comes to all others at the table. Of events one has already only the
 * table's state is news.
 */
export interface OnlineEvents {
  type: "events";
  re?: Id;
  table: TableId;
  /** Of the table's last event, which `room` tells of. */
  number: EventNumber;
  now: Time;
  you: OnlineYou;
  room: OnlineRoom;
  events: OnlineEvent[];
  /**
   * What happened in the game, as at a local table; the table itself when the game began among
   * these events.
   */
  game: (Table | Moved | Undone)[];
}

/** How far to think; reproducible, unlike time. */
export type Iterations = number;

/** The same seed gives the same thought. */
export type ThinkSeed = number;

/**
 * A computer player's move for the seat to act in this game. Answered by thinking or at once by
 * thought.
 */
export interface Think {
  type: "think";
  task: Id;
  record: RecordText;
  level: BotLevel;
  /** Missing: the level's own. */
  iterations?: Iterations;
  seed: ThinkSeed;
}

/** Advice for the seat to act: the best moves with reasons. */
export interface Hint {
  type: "hint";
  task: Id;
  record: RecordText;
  iterations?: Iterations;
  seed: ThinkSeed;
}

/**
 * Goes through a game move by move. Each step judges one move, which comes as reviewed; the last
 * one brings review_done too.
 */
export interface Review {
  type: "review";
  task: Id;
  record: RecordText;
  /** A move. */
  iterations?: Iterations;
  seed: ThinkSeed;
  /** Judge only the last move of a seat: one reviewed and no review_done. */
  last?: true;
}

/**
 * The best a lone player could have reached from the start, knowing the deck and every toss. Needs
 * a record with its seed. For the Solo Puzzle exact in a blink; with Vincent two bounds that close
 * in.
 */
export interface Solve {
  type: "solve";
  task: Id;
  record: RecordText;
  /** Positions to look at, at most. */
  iterations?: Iterations;
}

/** Think on for a slice. A thousand iterations take some milliseconds. */
export interface Step {
  type: "step";
  task: Id;
  iterations: Iterations;
}

export interface Cancel {
  type: "cancel";
  task: Id;
}

export interface Cancelled {
  type: "cancelled";
  task: Id;
}

/** The task goes on: send step. */
export interface Thinking {
  type: "thinking";
  task: Id;
  done: number;
  of: number;
}

/** The computer player's move: send it as a move of its seat. */
export interface Thought {
  type: "thought";
  task: Id;
  seat: Seat;
  /** The number the move answers. */
  answers: EventNumber;
  move: SeatMove;
  iterations: number;
}

/** One move looked at. */
export interface Candidate {
  move: SeatMove;
  /**
   * Share of the win from 0 to 1; alone the chance to reach the goal, or without a goal the
   * points.
   */
  value: number;
  /** Expected at the end. */
  points: number;
  visits: Count;
}

/** One step of what is expected to follow. */
export interface LineStep {
  seat: Seat;
  move: SeatMove;
  /** The one taken; null for other moves. */
  card: ArtCardNumber | null;
}

/**
 * Why a move is good: a fact by its kind, reason.<kind> in lang/, and the fields that kind fills
 * (src/ai/reasons.h).
 */
export interface Reason {
  /** A fact by its name. */
  kind: string;
  points?: number;
  before?: number;
  tokens?: Count;
  loss?: number;
  card?: ArtCardNumber;
  cards?: ArtCardNumber[];
  layers?: Layers;
  /** Of these layers. */
  title?: Title;
  flipped?: Flipped;
  stars?: Stars;
  ribbon?: Ribbon;
  seat?: Seat;
  move?: SeatMove;
}

/**
 * The painting a move aims at: what it would earn, and which of its cards still lie in the art
 * row.
 */
export interface Plan {
  layers: Layers;
  title: Title;
  ribbons: ByPlace;
  silver: Count;
  points: number;
  missing: ArtCardNumber[];
  /** At a table with boxes, as all that follows. */
  flipped?: Flipped;
  stars?: Stars;
  gold?: Count;
}

export interface Hinted {
  type: "hinted";
  task: Id;
  seat: Seat;
  answers: EventNumber;
  /** Best first. */
  ranking: Candidate[];
  line: LineStep[];
  plan: Plan | null;
  /** For the best move, the most telling first. */
  reasons: Reason[];
  value_is: ValueIs;
  iterations: number;
}

/**
 * What `value` and `loss` count: a share of the win (alone: the chance to reach the goal) from 0
 * to 1, or points at the end.
 */
export type ValueIs = "share" | "points";

/** One move of the game judged. */
export interface Reviewed {
  type: "reviewed";
  task: Id;
  /** Of the event. */
  number: EventNumber;
  seat: Seat;
  played: Candidate;
  /** The same as `played` where that is as good. */
  best: Candidate;
  /** Against the best. */
  loss: number;
  /** Points too where the game is as good as decided, and points are what was given away. */
  loss_is: ValueIs;
  mark: "best" | "fine" | "slip" | "blunder";
  /** Nothing else could be done. */
  forced: boolean;
  /** Of the best move. */
  plan: Plan | null;
  /** For the best move. */
  reasons: Reason[];
}

export interface SeatReview {
  seat: Seat;
  /** 100 is perfect. */
  accuracy: number;
  /** Those with a choice. */
  moves: Count;
  best: Count;
  fine: Count;
  slip: Count;
  blunder: Count;
}

/** What each seat could expect after an event; number 0 is the start. */
export interface CurvePoint {
  number: EventNumber;
  values: number[];
}

export interface TurningPoint {
  /** The event that turned it. */
  number: EventNumber;
  /** Whose chances swung. */
  seat: Seat;
  before: number;
  after: number;
}

export interface ReviewDone {
  type: "review_done";
  task: Id;
  value_is: ValueIs;
  seats: SeatReview[];
  curve: CurvePoint[];
  /** In order of play, the largest three at most. */
  turning_points: TurningPoint[];
}

export interface Solved {
  type: "solved";
  task: Id;
  points: Points;
  /** Nobody can reach more; the same as `points` where that is proven. */
  upper: Points;
  /** How to reach `points`, tosses among the moves. */
  line: Move[];
}
