import type { Seat } from '@wordhoard/kernel';
import { type Grid, makePlay, type View, type WildWords } from '@wordhoard/wildwords';
import type { Names } from '../../../shell/table/names.ts';
import type { Situation } from '../../../shell/table/situation.ts';
import { wildwords } from '../strings/play.ts';
import { type Laying, placementsOfLaid, type Worth } from '../turn/laying.ts';
import { inWords } from './refusals.ts';

/** What the player has put on the board and not yet played. */
export interface Trying {
  readonly laying: Laying;
  readonly grid: Grid;
  readonly worth: Worth;
}

/** The sentence of the moment: what is happening, and what the player can do. The time left is shown beside it. */
export function promptOf(situation: Situation<WildWords>, names: Names, trying: Trying): string {
  const { step, mine, view, me, waiting } = situation;
  const { prompt } = wildwords;
  const others = waiting.filter((seat) => seat !== me);
  const { play = '', points = 0, spelt = [], words = [] } = view.pending ?? {};
  switch (step?.type) {
    case 'turn':
      return mine ? turn(view, step.traded, trying) : thinking(step.seat, step.traded, names, trying);
    case 'challenge':
      if (mine) {
        const question = prompt.challenge(names, step.seat, play, points);
        return me !== null && view.overtime[me]! > 0 ? `${question} ${prompt.late}` : question;
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

function turn(view: View, traded: boolean, { laying, grid, worth }: Trying): string {
  const { prompt } = wildwords;
  if (worth && 'score' in worth) return prompt.would(makePlay(grid, placementsOfLaid(laying)), worth.score.score);
  if (worth) return prompt.notYet(inWords(worth.fault));
  // A task has no trade, and there was none.
  if (traded) return view.turns.at(-1)?.type === 'trade' ? prompt.traded : prompt.turnNoTrade;
  if (grid.every((face) => face === null)) return prompt.first;
  return view.pot === 0 ? prompt.turnNoPot : prompt.turn;
}

function thinking(seat: Seat, traded: boolean, names: Names, { worth }: Trying): string {
  const { prompt } = wildwords;
  if (names.me !== null && worth && 'score' in worth) return prompt.ahead(names, seat, worth.score.score);
  return traded ? prompt.thinksTraded(names, seat) : prompt.thinks(names, seat);
}
