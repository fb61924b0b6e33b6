import { type Config, componentsOf, type Event, faceOf } from '@wordhoard/wildwords';
import { allowedTold, endTold, type LatestEvent, leaders } from '../../table-kit/events.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { sayAsterisks } from '../../table-kit/tiles/asterisks.ts';
import { isPlain, wordOfPlay } from './sidebar/words-of-plays.ts';
import { wildwords } from './strings/play.ts';
import { playedWord } from './strings/play-text.ts';

type JudgedEvent = Extract<Event, { type: 'judged' }>;

/** An event as all may hear it; null if it needs no words. */
export function describe(event: Event, names: Names, config: Config): LatestEvent | null {
  const told = inWords(event, names, config);
  return told && { ...told, spoken: sayAsterisks(told.text) };
}

function inWords(event: Event, names: Names, config: Config): LatestEvent | null {
  const say = wildwords.event;
  const mine = 'seat' in event && event.seat === names.me;
  switch (event.type) {
    case 'allowed':
      return allowedTold(event, names);
    case 'traded':
      return { text: say.traded(names, event.seat), mine, words: [] };
    case 'passed':
      return event.late
        ? { text: say.passedLate(names, event.seat), mine: true, words: [], outcome: mine ? 'bad' : 'even' }
        : { text: say.passed(names, event.seat), mine: true, words: [] };
    case 'drew': {
      const faces = event.tiles.map((tile) => (faceOf(tile) === '*' ? wildwords.tray.asterisk : faceOf(tile)));
      // Not written down, where a bystander could read it; the tray shows it anyway.
      return mine ? { text: say.drew(faces), mine: true, passing: true } : null;
    }
    case 'others-drew':
    // The verdict just before it has said so.
    case 'taken-back':
      return null;
    case 'played': {
      const { seat, play, points, words, calls, laid } = event;
      const flipped = laid.filter(({ tile }) => tile === null).length;
      const patterns = words.map(({ pattern }) => pattern);
      const told = say.played(names, seat, playedWord(play), points, patterns) + say.flipped(flipped);
      const text = [told, ...calls.map((call) => wildwords.calls[call].aloud)].join(' ');
      return { text, mine: true, words: patterns.filter(isPlain) };
    }
    case 'challenged':
      return { text: say.challenged(names, event.seat, event.by), mine: true, urgent: mine, toMe: mine, words: [] };
    case 'spelt': {
      const text = say.spelt(names, event.seat, event.words, event.late);
      return { text, mine: true, words: event.words ?? [] };
    }
    case 'silent': {
      const late = names.me !== null && event.seats.includes(names.me);
      const text = say.silent(names, event.seats, event.about);
      return { text, mine: late, words: [], outcome: late ? 'bad' : 'even' };
    }
    case 'judged':
      return {
        text: verdict(event, names),
        mine: true,
        toMe: mine,
        words: event.words ?? [],
        outcome: outcomeOf(event, names),
      };
    case 'stood': {
      const { seat, play, points, total, calls, proven } = event;
      const text = say.stood(names, seat, playedWord(play), points, total);
      const told = { text, mine, words: [wordOfPlay(play) ?? ''] };
      // A verdict is the greater news, and has said as much.
      return calls.length === 0 || proven ? told : { ...told, outcome: mine ? 'good' : 'even' };
    }
    case 'overtime': {
      const text = say.overtime(names, event.seat, event.cost);
      return { text, mine: true, urgent: mine, words: [], outcome: mine ? 'bad' : 'even' };
    }
    case 'ended': {
      const { ending, by, added, totals } = event;
      // A player who lost on time comes last, whatever the score.
      const counted = totals.map((total, seat) => (ending === 'flag' && seat === by ? -Infinity : total));
      const first = leaders(counted);
      return endTold(
        say.ended(names, ending, by, added, first, Math.max(...counted), componentsOf(config).passes),
        first,
        names,
      );
    }
  }
}

/** [WW-16] [WW-17] Who challenged what, what came of it, and what it cost whom. */
function verdict(
  { seat, by, play, points, stands, words, wrong, penalised, penalty }: JudgedEvent,
  names: Names,
): string {
  const say = wildwords.event;
  const word = playedWord(play);
  const told = stands
    ? say.stands(names, seat, by, word, points, words ?? [])
    : say.falls(names, seat, by, word, words && wrong);
  if (penalised.length > 0) return `${told} ${say.penalised(names, penalised, penalty)}`;
  // Among two the play was challenged at the price of a turn.
  return stands ? `${told} ${say.turnLost(names, by)}` : told;
}

/** Good news for a player who was right about the play, or made it and was right. */
function outcomeOf(
  { seat, by, stands, agreed, disagreed }: JudgedEvent,
  { me }: Names,
): NonNullable<LatestEvent['outcome']> {
  const forIt = [seat, ...disagreed];
  const against = [by, ...agreed];
  if (me === null || !(forIt.includes(me) || against.includes(me))) return 'even';
  return forIt.includes(me) === stands ? 'good' : 'bad';
}
