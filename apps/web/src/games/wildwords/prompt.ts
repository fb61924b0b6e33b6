import type { Seat } from '@wordhoard/kernel';
import { type Event, type Grid, makePlay } from '@wordhoard/wildwords';
import { wildwords } from '#strings/wildwords.ts';
import type { Names } from '../../shell/table/names.ts';
import { type Laying, placementsOfLaid, type Worth } from './laying.ts';
import { inWords } from './refusals.ts';
import type { Moment } from './scene.ts';

/** What the player has put on the board and not yet played. */
export interface Trying {
  readonly laying: Laying;
  readonly grid: Grid;
  readonly worth: Worth;
}

/** The sentence of the moment: what is happening, and what the player can do. The time left is shown beside it. */
export function promptOf(moment: Moment, names: Names, trying: Trying): string {
  const { scene, view, me, waiting } = moment;
  const { prompt } = wildwords;
  const others = waiting.filter((seat) => seat !== me);
  const { play = '', points = 0, spelt = [] } = view.pending ?? {};
  switch (scene.is) {
    case 'turn':
      return scene.mine ? turn(moment, trying) : thinking(scene.seat, scene.traded, names, trying);
    case 'challenge':
      if (scene.mine) return prompt.challenge(names, scene.seat, play, points);
      if (scene.seat === me) return prompt.played(names, play, points, others);
      return prompt.accepted(names, scene.seat, play, points, others);
    case 'spell':
      if (!scene.mine) return prompt.spellWait(names, scene.seat, scene.challenger, play);
      return scene.patterns.join('').includes('*')
        ? prompt.spell(names, scene.challenger, play)
        : prompt.spellPlain(names, scene.challenger, play);
    case 'vote':
      return scene.mine
        ? prompt.vote(names, scene.seat, scene.challenger, spelt ?? [])
        : prompt.voteWait(names, scene.seat, others, spelt ?? []);
    case 'over':
      return '';
  }
}

function turn({ view, scene }: Moment, { laying, grid, worth }: Trying): string {
  const { prompt } = wildwords;
  if (worth && 'score' in worth) return prompt.would(makePlay(grid, placementsOfLaid(laying)), worth.score.score);
  if (worth) return prompt.notYet(inWords(worth.fault));
  if (scene.is === 'turn' && scene.traded) return prompt.traded;
  if (grid.every((face) => face === null)) return prompt.first;
  return view.pot === 0 ? prompt.turnNoPot : prompt.turn;
}

function thinking(seat: Seat, traded: boolean, names: Names, { worth }: Trying): string {
  const { prompt } = wildwords;
  if (names.me !== null && worth && 'score' in worth) return prompt.ahead(names, seat, worth.score.score);
  return traded ? prompt.thinksTraded(names, seat) : prompt.thinks(names, seat);
}

/** Who won, and how it came to an end. */
export function endingOf(
  events: readonly Event[],
  scores: readonly number[],
  names: Names,
  places: readonly (readonly Seat[])[],
): string {
  const ended = events.findLast((event) => event.type === 'ended');
  const first = places[0] ?? [];
  const why = ended ? wildwords.prompt.ending(names, ended.ending, ended.by) : '';
  return `${why} ${wildwords.prompt.won(names, first, scores[first[0] ?? 0] ?? 0)}`.trim();
}
