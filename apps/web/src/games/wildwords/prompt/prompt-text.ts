import { forSeat, type Seat } from '@wordhoard/kernel';
import type { Event, Grid, View, WildWords } from '@wordhoard/wildwords';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { type Situation, situationOf } from '../../../table-kit/situation.ts';
import { showAsterisks } from '../../../table-kit/tiles/asterisks.ts';
import type { DraftScore } from '../hand/draft.ts';
import { wildwords } from '../strings/play.ts';
import { playedWord, playedWordAndPlace } from '../strings/play-text.ts';
import { inWords } from './refusals.ts';

/** The player's tiles on the board that aren't played yet. */
interface TrialPlay {
  readonly grid: Grid;
  readonly worth: DraftScore;
}

/** The word that a prompt is about: of the play that awaits an answer, or of what the player has laid; '' if neither. */
export function promptedWord({ pending }: View, { worth }: Pick<TrialPlay, 'worth'>): string {
  if (pending) return playedWord(pending.play);
  return worth && 'score' in worth ? showAsterisks(worth.score.words[0]?.pattern ?? '') : '';
}

/**
 * The sentence of the moment: what is happening, and what the player can do. The time left is shown beside it. `spoken`:
 * it also says where a play to be judged lies, since the board marks it only for those who see.
 */
export function promptOf(
  situation: Situation<WildWords>,
  names: Names,
  trying: TrialPlay,
  { spoken = false }: { readonly spoken?: boolean } = {},
): string {
  const { step, mine, view, me, waiting } = situation;
  const { prompt } = wildwords;
  const others = waiting.filter((seat) => seat !== me);
  const { points = 0, spelt = [], words = [] } = view.pending ?? {};
  const play = promptedWord(view, trying);
  switch (step?.type) {
    case 'turn':
      return mine ? turn(view, step.traded, trying) : thinking(step.seat, step.traded, names, trying);
    case 'challenge':
      if (mine) {
        const shown = spoken && view.pending ? playedWordAndPlace(view.pending.play) : play;
        const question = prompt.challenge(names, step.seat, shown, points);
        return me !== null && forSeat(view.overtime, me) > 0 ? `${question} ${prompt.late}` : question;
      }
      if (step.seat === me) return prompt.played(names, play, points, others);
      return prompt.accepted(names, step.seat, play, points, others);
    case 'spell':
      if (!mine) return prompt.spellWait(names, step.seat, step.challenger, play);
      return prompt.spell(names, step.challenger, play);
    case 'vote':
      // [WW-15] What has no asterisk was not spelt: it is what it is.
      if (!words.some(({ pattern }) => pattern.includes('*')))
        return mine
          ? prompt.votePlain(names, step.challenger, spelt ?? [])
          : prompt.votePlainWait(names, step.challenger, others, spelt ?? []);
      return mine
        ? prompt.vote(names, step.seat, step.challenger, spelt ?? [])
        : prompt.voteWait(names, step.seat, others, spelt ?? []);
    case undefined:
      return '';
  }
}

function turn(view: View, traded: boolean, trying: TrialPlay): string {
  const { grid, worth } = trying;
  const { prompt } = wildwords;
  if (worth && 'score' in worth) return prompt.would(promptedWord(view, trying), worth.score.score);
  if (worth) return prompt.notYet(inWords(worth.fault));
  // A task has no trade, and there was none.
  if (traded) return view.turns.at(-1)?.type === 'trade' ? prompt.traded : prompt.turnNoTrade;
  if (grid.every((face) => face === null)) return prompt.first;
  return view.pot === 0 ? prompt.turnNoPot : prompt.turn;
}

function thinking(seat: Seat, traded: boolean, names: Names, { worth }: TrialPlay): string {
  const { prompt } = wildwords;
  if (names.me !== null && worth && 'score' in worth) return prompt.ahead(names, seat, worth.score.score);
  return traded ? prompt.thinksTraded(names, seat) : prompt.thinks(names, seat);
}

type DecisionContext = Pick<GameTableProps<WildWords>, 'observation' | 'me'>;

/** Several people who look at one screen together are asked together: it is theirs as long as one of them is asked. */
export function situationHere({ observation, me }: DecisionContext, deciding: readonly Seat[]): Situation<WildWords> {
  const situation = situationOf(observation.seen, me);
  return me === null ? { ...situation, mine: deciding.length > 0 } : situation;
}

type ChallengeVerdict = Extract<Event, { type: 'judged' }>;

/**
 * The last decided challenge, until the next play, trade or pass; null before and after. The line over the table and
 * the list of plays show it longer.
 */
export function verdictOf(events: readonly Event[]): ChallengeVerdict | null {
  const last = events.findLast(({ type }) => ['judged', 'played', 'traded', 'passed'].includes(type));
  return last?.type === 'judged' ? last : null;
}
