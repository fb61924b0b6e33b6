import { Memory } from './memory.ts';
import {
  ANY_OF,
  EDGES,
  edgeOfList,
  FRESH,
  HASH,
  isList,
  listAt,
  NODES_OF,
  PREVIEW,
  recordLength,
  STAR_OF,
  STATE_WORDS,
  UNMADE,
} from './state-record.ts';

interface CompactionLimits {
  readonly ranks: number;
  /** States below this are single nodes, without a list. */
  readonly nodes: number;
  /** States below this stay, under that number. */
  readonly permanent: number;
  /** Bytes for all of them; only the permanent states may take more. */
  readonly bytes: number;
}

/** Of a state that goes. */
const DROPPED = -1;
/** Of a state that stays, as long as its new number is not known. */
const KEPT = 0;

/** States in a slice of a few milliseconds. */
const SLICE = 4000;

/** By state its new number: a record has room for more than four numbers, so one for every fourth place is enough. */
type Numbers = Int32Array;
const numberOf = (numbers: Numbers, state: number): number => numbers[state >>> 2]!;

/**
 * A copy of the memory that keeps, besides the permanent states, those that more than one search has come to and the
 * generators of kept stars; if that is still too much, the older ones, which are the shorter prefixes. They all get new
 * numbers and are fresh again: to be kept next time, they must be come to again.
 *
 * In slices. If something is added to the old memory in between, the copy is good for nothing.
 */
export function* compactInSlices(old: Memory, limits: CompactionLimits): Generator<null, Memory> {
  const numbers = yield* renumberInSlices(old, limits);
  // It will soon be as full again.
  const room = { states: old.end, lists: old.lists.used, sets: old.count };
  const memory = new Memory(limits.ranks, room);
  yield null;
  let copied = 0;
  for (let state = 0; state < old.end; state += recordLength(old.states[state]!)) {
    if (numberOf(numbers, state) === DROPPED) continue;
    copy(old, memory, numbers, state, limits);
    if (++copied % SLICE === 0) yield null;
  }
  memory.searchStart = memory.end;
  return memory;
}

function copy(
  old: Memory,
  memory: Memory,
  numbers: Numbers,
  state: number,
  { nodes, permanent }: CompactionLimits,
): void {
  const from = old.states;
  const mask = from[state]!;
  const kept = from[state + NODES_OF]!;
  const now = memory.add(state < permanent ? mask : mask | FRESH, from[state + STATE_WORDS]!, kept);
  const { states } = memory;
  for (const wildcard of [STAR_OF, ANY_OF]) {
    const next = from[state + wildcard]!;
    const number = next < 0 ? next : numberOf(numbers, next);
    states[now + wildcard] = number === DROPPED ? UNMADE : number;
  }
  if (kept < 0) states[now + NODES_OF] = ~numberOf(numbers, ~kept);
  else if (state >= nodes) {
    states[now + NODES_OF] = memory.lists.copy(old.lists, kept);
    states[now + HASH] = from[state + HASH]!;
    memory.index.add(now, states);
  }
  for (let i = EDGES, length = recordLength(mask); i < length; i += 2) {
    const next = from[state + i]!;
    states[now + i + 1] = from[state + i + 1]!;
    if (next < 0) states[now + i] = next;
    else if (isList(next)) states[now + i] = edgeOfList(memory.lists.copy(old.lists, listAt(next)));
    else if (numberOf(numbers, next) !== DROPPED) states[now + i] = numberOf(numbers, next);
    else {
      // Of a state that goes, its masks stay known.
      states[now + i] = ~(from[next]! & PREVIEW);
      states[now + i + 1] = from[next + STATE_WORDS]!;
    }
  }
}

function* renumberInSlices(memory: Memory, { nodes, permanent, bytes }: CompactionLimits): Generator<null, Numbers> {
  const { states, end } = memory;
  const numbers: Numbers = new Int32Array((end >>> 2) + 1).fill(DROPPED);
  let left = bytes;
  let kept = 0;
  const keep = (state: number): void => {
    if (numberOf(numbers, state) === KEPT) return;
    numbers[state >>> 2] = KEPT;
    kept++;
    left -= bytesOf(memory, state, nodes);
    if (states[state + NODES_OF]! < 0) keep(~states[state + NODES_OF]!);
  };
  for (let state = 0; state < end && (state < permanent || left > 0); state += recordLength(states[state]!)) {
    if (state >= permanent && states[state]! < 0) continue;
    keep(state);
    if (kept % SLICE === 0) yield null;
  }
  yield null;
  let next = 0;
  for (let state = 0; state < end; state += recordLength(states[state]!)) {
    if (numberOf(numbers, state) === DROPPED) continue;
    numbers[state >>> 2] = next;
    next += recordLength(states[state]!);
  }
  yield null;
  return numbers;
}

/** Two to four slots of the index. */
const INDEX_BYTES = 16;

function bytesOf({ states, lists }: Memory, state: number, nodes: number): number {
  const end = state + recordLength(states[state]!);
  const list = state < nodes ? -1 : states[state + NODES_OF]!;
  let bytes = 4 * (end - state) + (list < 0 ? 0 : INDEX_BYTES + 2 * lists.lengthAt(list));
  for (let edge = state + EDGES; edge < end; edge += 2)
    if (states[edge]! >= 0 && isList(states[edge]!)) bytes += 2 * lists.lengthAt(listAt(states[edge]!));
  return bytes;
}
