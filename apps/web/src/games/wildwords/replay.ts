import { bind, type Game, limitsFor, type Match, type Seat } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import {
  type Config,
  type Event,
  faceOf,
  type Grid,
  game,
  gridOf,
  type TileId,
  type View,
  type WildWords,
} from '@wordhoard/wildwords';

/** What can be known when a game is over: the seed of its shuffle, what happened, and the last board. */
export interface Finished {
  readonly config: Config;
  readonly players: number;
  readonly seed: string;
  readonly events: readonly Event[];
  readonly board: View['board'];
}

/** A turn as it stood before it was played: what lay there, and what the player held. */
export interface Turn {
  readonly seat: Seat;
  readonly grid: Grid;
  readonly tray: readonly string[];
  readonly played: Extract<Event, { type: 'played' }>;
  readonly stood: boolean;
}

/**
 * Plays a finished game once more, to see every tray as it was. The shuffle is the seed's and the moves are told by the
 * events. Only what was flipped in a play that was taken back nobody was ever told: any other tile of the tray stands
 * in for it, which changes nothing, for both come back to the tray.
 */
export function turnsOf(finished: Finished, lexicon: Lexicon): Turn[] {
  const { config, players, seed, events } = finished;
  const rules: Game<WildWords> = bind(game.rules, lexicon);
  const limits = limitsFor<WildWords>(game.rules, 'relaxed');
  const started = rules.start({ config, players, seed, limits, bank: null, position: null });
  if (!started.ok) return [];
  let match: Match<WildWords> = started.match;
  const turns: Turn[] = [];
  const say = (seat: Seat, answer: unknown): boolean => {
    const outcome = rules.play(match, seat, { to: match.agenda.at(-1)?.id, answer }, match.at);
    if (outcome.ok) match = outcome.match;
    return outcome.ok;
  };
  const everybody = (answer: (seat: Seat) => unknown): boolean =>
    (rules.see(match, 'audience').question?.asked ?? []).every((seat) => say(seat, answer(seat)));

  for (const [i, event] of events.entries()) {
    let went = true;
    switch (event.type) {
      case 'traded':
        went = say(event.seat, { type: 'trade' });
        break;
      case 'passed':
        went = say(event.seat, { type: 'pass' });
        break;
      case 'played': {
        const { view } = rules.see(match, event.seat);
        const tray = view.trays[event.seat]?.tiles ?? [];
        const stood = stands(events, i);
        turns.push({ seat: event.seat, grid: gridOf(view.board), tray: tray.map(faceOf), played: event, stood });
        went = say(event.seat, { type: 'play', tiles: tilesOf(event, tray, stood ? finished.board : null) });
        if (!went) turns.pop();
        break;
      }
      case 'challenged':
        went = say(event.by, { challenge: true });
        break;
      case 'spelt':
        went = say(event.seat, { words: event.words });
        break;
      case 'judged':
        // Among two nobody votes, and the step has run by itself.
        if (event.agreed.length + event.disagreed.length > 0)
          went = everybody((seat) => ({ agree: event.agreed.includes(seat) }));
        break;
      case 'stood':
        if (rules.see(match, 'audience').question?.step.type === 'challenge')
          went = everybody(() => ({ challenge: false }));
        break;
      default:
    }
    if (!went) return turns;
  }
  return turns;
}

/** Did the play that begins here stand? */
function stands(events: readonly Event[], at: number): boolean {
  const next = events.slice(at + 1).find(({ type }) => type === 'stood' || type === 'taken-back' || type === 'played');
  return next?.type === 'stood';
}

function tilesOf(
  { laid }: Turn['played'],
  tray: readonly TileId[],
  last: View['board'] | null,
): { readonly tile: TileId; readonly square: number }[] {
  const known = laid.map(({ square, tile }) => ({ square, tile: tile ?? last?.[square]?.tile ?? null }));
  const left = tray.filter((tile) => !known.some((it) => it.tile === tile));
  return known.map(({ square, tile }) => ({ square, tile: tile ?? left.shift() ?? '' }));
}
