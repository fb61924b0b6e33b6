import { type BySeat, type Chance, forSeat, type Guess, type Seat, type Step, secret } from '@wordhoard/kernel';
import type { CardId } from './cards.ts';
import { componentsOf } from './components.ts';
import { INDICATORS, type IndicatorId, type ManifestId } from './manifests.ts';
import { lastBuilds, turnSteps } from './round.ts';
import { pointsByWord } from './scoring.ts';
import type { PlayerState, View, WordWorx } from './types.ts';

type OpenStep = Step<WordWorx, 'pick' | 'steal' | 'build' | 'discard'>;

/** The manifests and indicators that a viewer knows; undefined for those of other players. */
type KnownSecrets = BySeat<{ readonly manifest: ManifestId; readonly indicator: IndicatorId } | undefined>;

/**
 * Deals all cards, manifests and indicators that the viewer can't see, at random. A manifest must have the words that
 * its owner locked for good [WX-8], and those of earlier rounds don't come again. The view doesn't show which cards
 * other players took in full view, so a guess may deal those elsewhere.
 */
export const guess: Guess<WordWorx> = ({ seen, viewer, chance }) => {
  const { view, question, over } = seen;
  const { config, round, starter, line, discards, mine, sheets } = view;
  const cards = chance.shuffle(unseenCards(view));
  // The last score sheets show all secrets of the last round.
  const scored = over ? sheets.at(-1) : undefined;
  const known = view.players.map((_, seat) => scored?.[seat] ?? (seat === viewer && mine ? mine : undefined));
  const manifests = dealManifests(view, known, chance);
  const indicators = dealIndicators(known, chance);
  const players = view.players.map(
    ({ hand, words, lock, sealed, total }, seat): PlayerState => ({
      hand: secret([seat], seat === viewer && mine ? [...mine.hand] : cards.splice(0, hand)),
      manifest: secret([seat], forSeat(manifests.held, seat)),
      indicator: secret([seat], forSeat(indicators.held, seat)),
      words: [...words],
      lock,
      sealed: [...sealed],
      total,
    }),
  );
  return {
    players: players.length,
    state: {
      config,
      round,
      starter,
      line: [...line],
      pile: secret([], cards),
      manifests: secret([], manifests.left),
      indicators: secret([], indicators.left),
      discards: [...discards],
      drawn: [],
      players,
      nextWord: 1 + Math.max(0, ...players.flatMap(({ words }) => words.map(({ id }) => id))),
      sheets: [...sheets],
    },
    agenda: question ? stepsAfter(question.step, view, chance) : [],
  };
};

function unseenCards({ config, line, discards, players, mine }: View): CardId[] {
  const visible = new Set([...line, ...discards, ...(mine?.hand ?? [])]);
  for (const { words, sealed } of players) {
    for (const { cards } of words) for (const card of cards) visible.add(card);
    for (const cards of sealed) for (const card of cards) visible.add(card);
  }
  return componentsOf(config).deck.ids.filter((card) => !visible.has(card));
}

interface Dealt {
  /** One for each seat. */
  readonly held: BySeat<string>;
  /** Those that no player has. */
  readonly left: string[];
}

function dealManifests({ config, players, sheets }: View, known: KnownSecrets, chance: Chance): Dealt {
  const taken = new Set(sheets.flatMap((sheet) => sheet.map(({ manifest }) => manifest)));
  for (const secrets of known) if (secrets) taken.add(secrets.manifest);
  const free = chance.shuffle(componentsOf(config).manifests.ids.filter((manifest) => !taken.has(manifest)));
  const proved = drawProved({ config, players }, known, free, chance);
  const left = proved.size === 0 ? free : free.filter((manifest) => ![...proved.values()].includes(manifest));
  const held = known.map((secrets, seat) => secrets?.manifest ?? proved.get(seat) ?? left.pop()!); // there are enough for all rounds
  return { held, left };
}

/** Draws this often before it gives up. Even five players with the same five manifests succeed once in 26. */
const MAX_DRAWS = 10_000;

/**
 * Draws manifests for the players who have locked words for good. Each choice of different manifests is equally likely,
 * because draws with the same manifest twice are repeated as a whole.
 */
function drawProved(
  { config, players }: Pick<View, 'config' | 'players'>,
  known: KnownSecrets,
  free: readonly ManifestId[],
  chance: Chance,
): Map<Seat, ManifestId> {
  const { textOf } = componentsOf(config).deck;
  const choices = new Map<Seat, ManifestId[]>();
  for (const [seat, { sealed }] of players.entries()) {
    if (sealed.length === 0 || known[seat]) continue;
    const words = sealed.map(textOf);
    const fitting = free.filter((manifest) => words.every((word) => pointsByWord(config, manifest, null).has(word)));
    choices.set(seat, fitting);
  }
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const drawn = new Map<Seat, ManifestId>();
    for (const [seat, fitting] of choices) if (fitting.length > 0) drawn.set(seat, chance.pick(fitting));
    if (new Set(drawn.values()).size === choices.size) return drawn;
  }
  throw new Error('no manifests have the words that were locked for good');
}

function dealIndicators(known: KnownSecrets, chance: Chance): Dealt {
  const left = chance.shuffle(INDICATORS.filter((indicator) => !known.some((it) => it?.indicator === indicator)));
  const held = known.map((secrets) => secrets?.indicator ?? left.pop()!); // there are as many as players at most
  return { held, left };
}

/** The steps that follow an open question. */
function stepsAfter(step: OpenStep, view: View, chance: Chance): Step<WordWorx>[] {
  const { seat } = step;
  switch (step.type) {
    case 'pick':
      return turnSteps(seat).slice(1);
    case 'steal':
      return turnSteps(seat).slice(2);
    case 'build':
      return step.last ? lastBuildsAfter(seat, view, chance) : turnSteps(seat).slice(3);
    case 'discard':
      return turnSteps(seat).slice(4);
  }
}

/**
 * [WX-10] The view doesn't show who emptied the pile and therefore builds last, so that is drawn. Only the hand of that
 * player may have been smaller than a full one before the last builds.
 */
function lastBuildsAfter(seat: Seat, { config, players }: View, chance: Chance): Step<WordWorx>[] {
  const hands = players.map((_, i) => forSeat(players, (seat + i) % players.length).hand);
  const { handSize } = componentsOf(config);
  const small = hands.findIndex((hand) => hand < handSize);
  const most = small < 0 ? players.length - 1 : small;
  return lastBuilds(seat + 1, players.length, chance.below(most + 1));
}
