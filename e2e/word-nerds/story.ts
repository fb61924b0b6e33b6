import { bestWords, scoreWord } from '@wordhoard/word-nerds';
import { TestGame } from '@wordhoard/word-nerds/testing';
import { lexicon } from '../saved-game.ts';

export const ANNA = 0;
export const BETH = 1;
export const CARO = 2;
/** Tokens the three players bid in each turn. */
export const BIDS = [
  [1, 2, 3],
  [3, 4, 5],
] as const;
/** The token Anna pays for an action card in the first turn. */
export const PRICE = 2;

/** A deal, and what three people do with it; the numbers follow from the rules. */
export interface Story {
  /** The server deals every table from this text. */
  readonly deal: string;
  /** No word: Anna lays it in the first turn and is challenged by Beth, whom Caro joins. */
  readonly nonsense: string;
  /** Beth's declaration in the second turn, Caro's real word that trumps it, and the cards each plays in the battle. */
  readonly low: string;
  readonly trump: string;
  readonly cards: { readonly beth: string; readonly caro: string };
  /** Both words when the cards are played. */
  readonly values: { readonly low: number; readonly trump: number };
  readonly scores: readonly number[];
}

const letters = (play: TestGame, seat: number): string[] => [...play.letters(seat)];
const pool = (play: TestGame): string => play.match.state.pool.map(play.components.letters.letterOf).join('');

/** All bid these tokens, no player plays a card on a bid, and each picks the leftmost letter. */
function auction(play: TestGame, tokens: readonly number[]): void {
  for (const [seat, token] of tokens.entries()) play.answer(seat, { token });
  play.pass();
  while (play.step === 'select') play.answer(play.waiting[0]!, { card: play.match.state.market[0] });
}

const valueCard = (play: TestGame, seat: number): string | undefined =>
  play
    .view(seat)
    .hand?.actions.map((card) => play.actionName(card))
    .find((name) => name.endsWith('WORD VALUE'));

/** The story with this deal; undefined if it doesn't fit. */
function createStory(deal: string): Story | undefined {
  const play = new TestGame({ players: ['', '', ''], position: null, seed: deal, lexicon });
  const [beth, caro] = [valueCard(play, BETH), valueCard(play, CARO)];
  // Two cards that raise, or two that lower: each player wants one for a word of their own, so both words get one.
  if (!beth || !caro || beth[0] !== caro[0]) return undefined;

  auction(play, BIDS[0]);
  const nonsense = [...letters(play, ANNA), pool(play)].join('');
  if (nonsense.length !== 4 || nonsense.includes('?') || lexicon.has(nonsense)) return undefined;
  play.declare(ANNA, nonsense).challenge(BETH, 0, [CARO]).answer(ANNA, { redraw: true });
  while (play.step === 'purchase') {
    const seat = play.waiting[0]!;
    play.answer(seat, seat === ANNA ? { type: 'action', token: PRICE } : { type: 'pass' });
  }

  auction(play, BIDS[1]);
  if (play.letters(BETH).includes('?') || pool(play) === '?') return undefined;
  const low = [...letters(play, BETH).slice(0, 3), pool(play)].join('');
  const hand = letters(play, CARO).join('');
  const trump = hand.includes('?')
    ? undefined
    : bestWords(lexicon, play.components, { hand, pool: pool(play), top: 1 })[0]?.word;
  if (trump?.length !== 5) return undefined;
  play.declare(BETH, low);
  if (play.refusal(CARO, { type: 'trump', cards: play.cards(CARO, trump) }) !== 'accepted') return undefined;
  play.trump(CARO, trump);
  const raises = beth.startsWith('+');
  play.card(BETH, beth, { word: raises ? 0 : 1 }).card(CARO, caro, { word: raises ? 1 : 0 });
  const values = {
    low: scoreWord(play.components, play.words[0]!).total,
    trump: scoreWord(play.components, play.words[1]!).total,
  };
  if (values.trump <= values.low) return undefined;
  play.challenge(BETH, 1).pass().pass();
  return { deal, nonsense, low, trump, cards: { beth, caro }, values, scores: play.scores };
}

/** The first deal that fits. */
export function findStory(): Story {
  for (let n = 1; n <= 20_000; n++) {
    const story = createStory(`three at a table, ${n}`);
    if (story) return story;
  }
  throw new Error('no deal suits the story');
}
