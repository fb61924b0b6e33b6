import { entryAt, entryOf, type Seat, type Shape, type Viewer } from '@wordhoard/kernel';
import { table } from '#strings/table.ts';
import type { SeatObservation } from '../net/session.ts';
import type { Names } from './phrases.ts';

/** An event in words: for the line that stays over the table, for the log and for screen readers. */
export interface LatestEvent {
  readonly text: string;
  /** For screen readers, where the text has a sign they would skip. */
  readonly spoken?: string;
  /** Concerns the player. */
  readonly mine?: boolean;
  /** Cannot wait. */
  readonly urgent?: boolean;
  /** Said, but not written down: the log would be all of these. */
  readonly passing?: boolean;
  /** It decided something (a challenge, a theft, time that ran out): good or bad for the reader, or neither. It stays in sight. */
  readonly outcome?: 'good' | 'bad' | 'even';
  /** Another player did it to the reader (a theft, a card, a challenge): a note stays until they have seen it. */
  readonly toMe?: boolean;
  /** A part of a turn of several moves: such parts in a row are told as one sentence. */
  readonly part?: TurnPart;
  /** Which of its words can be looked up; by themselves, all that stand in capitals. */
  readonly words?: readonly string[];
}

/** 'took' and 'E' of 'Beth took E and R, built HASTE.' */
export interface TurnPart {
  readonly who: string;
  readonly verb: string;
  readonly what: string;
  /** The sentence for all parts of a turn: given by the game, since most have no use for it. */
  readonly summary: (turn: readonly LatestEvent[]) => LatestEvent;
}

/** Null for events that need no words; and, without a listener, for events that one seat alone may know. */
export type Describe<S extends Shape = Shape> = (
  event: S['event'],
  names: Names,
  /** The table's: a variant may give the ids of an event another meaning. */
  config: S['config'],
) => LatestEvent | null;

/** The seats with the most points: several if they share the lead. */
export const leaders = (scores: readonly number[]): readonly Seat[] => {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
};

/** The end of a game is good for those who have won it. */
export const endOutcome = (won: readonly Seat[], { me }: Names): NonNullable<LatestEvent['outcome']> =>
  me === null ? 'even' : won.includes(me) ? 'good' : 'bad';

/** Concerns all players, and contains no word to look up. */
export const endTold = (text: string, won: readonly Seat[], names: Names): LatestEvent => ({
  text,
  mine: true,
  words: [],
  outcome: endOutcome(won, names),
});

/** A word that the table allows from now on. All are told, and it stays visible. */
export const allowedTold = ({ by, word }: { readonly by: Seat; readonly word: string }, names: Names): LatestEvent => ({
  text: table.words.told(by === names.me ? null : names.of(by), word),
  mine: true,
  words: [],
  outcome: 'even',
});

/** Number of later lines an outcome outlasts; more if it concerns the player. */
const OUTLASTS = { mine: 8, others: 3 };

/** All that was told and written down, oldest first. */
export const toldOf = <S extends Shape>(
  events: readonly S['event'][],
  describe: Describe<S>,
  names: Names,
  config: S['config'],
): readonly LatestEvent[] =>
  mergeTurns(
    events.flatMap((event) => {
      const told = describe(event, names, config);
      return told && !told.passing ? [told] : [];
    }),
  );

/** Parts of one turn that follow each other become one sentence; everything else stays as it is. */
export function mergeTurns(told: readonly LatestEvent[]): readonly LatestEvent[] {
  const turns: LatestEvent[][] = [];
  for (const it of told) {
    const turn = turns.at(-1);
    if (turn && it.part && entryAt(turn, 0).part?.who === it.part.who) turn.push(it);
    else turns.push([it]);
  }
  return turns.map((turn) => entryAt(turn, 0).part?.summary(turn) ?? turn[0]!);
}

/** A reader's progress: events from before their last answer are no news to them. */
export interface ReadProgress {
  readonly read: number;
  /** The question that waits for them, and how much they have been told meanwhile. */
  readonly asked: { readonly question: number; readonly told: number } | null;
}
export const NOTHING_READ: ReadProgress = { read: 0, asked: null };

/** `question`: the one that waits for the reader; null if none does. `told`: how many lines there are. */
export const readOn = ({ read, asked }: ReadProgress, question: number | null, told: number): ReadProgress => ({
  read: asked && asked.question !== question ? asked.told : read,
  asked: question === null ? null : { question, told },
});

/**
 * The event shown over the table: the last outcome as long as it is news, otherwise the last event. A reader who has
 * seen it and answered gets the events since.
 */
export function lately(told: readonly LatestEvent[], read = 0): LatestEvent | null {
  const after = told.toReversed().findIndex(({ outcome }) => outcome !== undefined);
  const decided = told.at(-1 - after);
  const outlasts = decided?.mine ? OUTLASTS.mine : OUTLASTS.others;
  const news = after >= 0 && after <= outlasts && told.length - 1 - after >= read;
  return (news ? decided : told.at(-1)) ?? null;
}

/** A sentence cut into words that can be looked up and what is between them. */
export function cut(
  { text, words }: LatestEvent,
  undecided: readonly string[],
): readonly { text: string; word: boolean }[] {
  const known = words?.map((word) => word.toUpperCase());
  const isWord = (part: string): boolean =>
    /^[A-Z]{2,}$/.test(part) && (known?.includes(part) ?? true) && !undecided.includes(part.toLowerCase());
  // Joined again where a word is none of those to be looked up.
  return text
    .split(/\b([A-Z]{2,})\b/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, word: isWord(part) }));
}

/** Number of events a viewer at this device has heard: of its own, and of the public ones. */
interface HeardSoFar {
  readonly events: number;
  /**
   * May exceed what it was sent: people listening together hear a public event from the first viewer who is sent it.
   */
  readonly open: number;
}

export type ListenerEvents = Map<Viewer, HeardSoFar>;

interface EventWording<S extends Shape> {
  /** As it is said to those who listen now. */
  inWords(event: S['event']): LatestEvent | null;
  /** May all hear of it? Such events come to every viewer in the same order. */
  isPublic(event: S['event']): boolean;
}

/**
 * New events for the listeners, in words; marks them as heard in `heard`. A new listener counts as having heard
 * everything.
 */
export function news<S extends Shape>(
  observations: ReadonlyMap<Viewer, Pick<SeatObservation<S>, 'events'>>,
  heard: ListenerEvents,
  listening: readonly Viewer[],
  { inWords, isPublic }: EventWording<S>,
): readonly LatestEvent[] {
  const openIn = (viewer: Viewer): number => entryOf(observations, viewer).events.filter(isPublic).length;
  for (const [viewer, { events }] of observations)
    if (!heard.has(viewer)) heard.set(viewer, { events: events.length, open: openIn(viewer) });
  const ears = listening.filter((viewer) => observations.has(viewer));
  // Told from the viewer with the most events, starting where the first listener has missed one.
  const teller = ears.toSorted((a, b) => openIn(b) - openIn(a))[0];
  if (teller === undefined) return [];
  const from = Math.min(...ears.map((viewer) => entryOf(heard, viewer).open));
  let open = 0;
  const missed = entryOf(observations, teller).events.filter((event, i) => {
    if (isPublic(event)) return open++ >= from;
    return i >= entryOf(heard, teller).events;
  });
  const known = Math.max(openIn(teller), ...ears.map((viewer) => entryOf(heard, viewer).open));
  for (const viewer of ears) heard.set(viewer, { events: entryOf(observations, viewer).events.length, open: known });
  return missed.flatMap((event) => inWords(event) ?? []);
}
