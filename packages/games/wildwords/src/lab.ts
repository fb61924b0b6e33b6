import type { LabNotes, Observation, TallyItem } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { beginner } from './bot/bot.ts';
import { vocabularyOf } from './bot/vocabulary.ts';
import { componentsOf } from './components.ts';
import type { Config } from './config.ts';
import { scorePlay } from './scoring.ts';
import { ASTERISK, faceOf } from './tiles.ts';
import type { Event, State, TurnMove, WildWords } from './types.ts';
import { gridOf } from './view.ts';

/** [WW-10] True if one of these patterns fits no word that the table accepts. */
function isBluff(made: readonly { readonly pattern: string }[], { words }: Config, env: Lexicon): boolean {
  const table = vocabularyOf(env, words);
  return made.some(({ pattern }) => table.bestReading(pattern) === undefined);
}

function wordsOf(play: TurnMove, { view }: Observation<WildWords>): readonly { readonly pattern: string }[] {
  if (play.type !== 'play') return [];
  const placements = play.tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) }));
  return scorePlay(componentsOf(view.config), gridOf(view.board), placements).words;
}

function* countEvent(event: Event, { config }: State, env: Lexicon): Iterable<TallyItem> {
  if (event.type === 'played') {
    const { seat } = event;
    const { premiums } = componentsOf(config);
    yield { kind: 'tiles', name: String(event.laid.length), seat };
    if (isBluff(event.words, config, env)) yield { kind: 'play', name: 'bluff', seat };
    for (const { square, tile } of event.laid) {
      yield {
        kind: 'letter',
        name: tile === null ? 'flipped' : faceOf(tile) === ASTERISK ? 'asterisk' : faceOf(tile),
        seat,
      };
      const premium = premiums[square];
      if (premium) yield { kind: 'square', name: premium, seat };
    }
    for (const name of event.calls) yield { kind: 'call', name, seat };
  }
  if (event.type === 'judged') yield { kind: 'challenge', name: event.stands ? 'wrong' : 'right', seat: event.by };
  if (event.type === 'ended') yield { kind: 'ending', name: event.ending, seat: event.by };
}

export const lab: LabNotes<WildWords> = {
  // A trade is not a turn, because the player goes on [WW-5].
  turns: ['stood', 'taken-back', 'passed'],
  scores: ({ scores }) => scores,
  tally: countEvent,
  beginner,
  forbidNotes: {
    agree: 'agrees with a challenge, in the vote of three or four players',
    bluff: 'lays tiles that make no word',
    challenge: 'challenges a play',
    pass: 'passes, while it can do anything else',
    play: 'lays tiles; it trades or passes instead',
    trade: 'trades its tray',
    words: 'spells the words of its play when challenged; the play is then taken back',
  },
  actions: {
    bluff: {
      matches: (move, seen, env) =>
        'answer' in move && 'type' in move.answer && isBluff(wordsOf(move.answer, seen), seen.view.config, env),
    },
    trade: {
      matches: (move) => 'answer' in move && 'type' in move.answer && move.answer.type === 'trade',
      // A player may trade only once, so a bot that is told it has traded makes a play.
      hideFrom: (seen) =>
        seen.question?.step.type === 'turn'
          ? { ...seen, question: { ...seen.question, step: { ...seen.question.step, traded: true } } }
          : seen,
    },
  },
};
