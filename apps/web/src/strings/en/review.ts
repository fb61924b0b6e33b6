import type { ReplayFault } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { Grade } from '@wordhoard/review';
import { plural } from '../../shell/format.ts';
import { refusalText } from './refusals.ts';

/** Worths are averages: whole points where they are large, halves and such where they are not. */
const points = (n: number): string => {
  const rounded = Math.abs(n) < 9.95 ? Math.round(n * 10) / 10 : Math.round(n);
  return rounded < 0 ? `−${-rounded}` : String(rounded);
};
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const luckOf = (n: number): string =>
  Math.abs(n) < 0.5 ? 'Luck: as much as anybody' : `${n > 0 ? 'Luck' : 'Bad luck'}: ${points(Math.abs(n))} points`;

const grades: Readonly<Record<Grade, { readonly mark: string; readonly text: string }>> = {
  best: { mark: '✓', text: 'nothing lost' },
  near: { mark: '≈', text: 'a little lost' },
  less: { mark: '▾', text: 'some lost' },
  big: { mark: '‼', text: 'much lost' },
};

/** A finished game looked at again. */
export const review = {
  title: (game: string): string => `Review of ${game}`,
  bare: 'Review',
  worth: (n: number): string => (Math.abs(n) === 1 ? `${points(n)} point` : `${points(n)} points`),

  open: {
    title: 'Look at a game again',
    text: 'Drop the record of a finished game onto this page, or choose its file. It is read here, on this device, and sent nowhere.',
    choose: 'Choose a record',
    reading: 'Reading the record…',
    noRecord: 'That file is not the record of a game.',
    nothingKept: (game: string): string => `No finished game of ${game} is kept on this device.`,
    underWay: (game: string): string =>
      `The game of ${game} on this device is still being played. It can be looked at when it is over.`,
    goOn: 'Go on playing',
    other: 'Open another record',
    hands: 'What everybody had',
    nothingHidden: 'nothing that the others could not see',
  },
  /** Why a record cannot be shown, or not be believed. */
  fault: (why: ReplayFault | AnyRefusal): string => {
    switch (why.code) {
      case 'other-game':
        return 'It is the record of a game that this house does not have.';
      case 'other-rules':
        return 'needs' in why && 'has' in why
          ? `It was played by version ${why.needs} of the rules and needs them; this house plays by version ${why.has}.`
          : 'It was played by other rules.';
      case 'other-words':
        return 'It was played with another edition of the dictionary than the one this house has.';
      case 'broken-commitment':
        return 'Seed and nonce are not those that were promised before the game: somebody has changed them.';
      case 'seats-differ':
        return 'It does not name everybody who played.';
      case 'not-startable':
        return 'No game starts like this.';
      case 'refused':
        return 'entry' in why
          ? `Line ${Number(why.entry) + 1} is not allowed by the rules. What came before it can be looked at.`
          : 'A line of it is not allowed by the rules.';
      case 'offline':
        return 'The dictionary could not be fetched. Try again with a connection.';
      default:
        return refusalText(why);
    }
  },

  steps: 'Steps through the game',
  first: 'To the beginning',
  back: 'One step back',
  next: 'One step on',
  last: 'To the end',
  slider: 'Where in the game',
  at: (step: number, of: number): string => `Step ${step} of ${of}`,
  atEnd: 'The end',
  decides: (name: string): string => `${name} decides`,
  decided: (name: string, text: string): string => `${name}: ${text}`,
  toDetails: 'What there was',
  clock: 'Time runs out',
  eyes: 'Seen by',
  decider: 'whoever decides',
  audience: 'the audience',
  everything: 'everybody: all open',

  curve: 'Scores',
  curveOf: (scores: string, changes: number): string =>
    `${scores}. ${changes === 0 ? 'The lead never changed.' : `The lead changed ${plural(changes, 'time', 'times')}.`}`,
  turned: (name: string): string => `${name} took the lead for good`,
  lostMost: 'lost most',

  progress: (done: number, of: number): string => `${done} of ${of} decisions looked at`,
  judging: 'Looking at every decision…',
  stop: 'Stop',
  goOn: 'Go on',

  decisions: 'Decisions',
  filter: 'Show only',
  mine: 'mine',
  big: 'the big ones',
  common: 'common words',
  commonHint: 'By common words, nothing is lost that only a rare word would have brought.',
  none: 'None of these.',
  noneYet: 'Nothing has been found yet.',
  waiting: 'not looked at yet',
  grade: (grade: Grade): { readonly mark: string; readonly text: string } => grades[grade],
  lostShort: (n: number): string => `−${points(n)}`,

  did: (name: string): string => `${name} did`,
  youDid: 'You did',
  there: 'What there was',
  amongCommon: 'With common words',
  nothingBetter: 'Nothing better was found.',
  nothingCommon: 'With common words there was nothing better.',
  asGood: 'As good as any: what looks better is so by less than half a point.',
  rightCall: 'By what could be known, there was nothing better: whatever came of it was luck.',
  worlds: (n: number): string => `Weighed in ${plural(n, 'world', 'worlds')} that agree with what could be seen then.`,
  show: (text: string): string => `Show ${text} on the board`,
  asPlayed: 'Back to what was played',
  cannotShow: 'That could not be laid out here.',
  playOn: 'Try again from here',
  playOnSure: 'A game of this kind is under way on this device. It would be lost.',
  playOnYes: 'Lose it and play on from here',

  summary: 'How it was played',
  found: (share: number): string => `Found ${percent(share)}`,
  nothingToFind: 'nothing to find',
  lostAll: (n: number): string => `${points(n)} points lost`,
  /** With the figure at the end of the line: a picture puts it at its edge. */
  bestWord: (word: string, n: number): string => `Best: ${word}, worth ${points(n)}`,
  missed: (word: string, n: number): string => `Missed: ${word}, ${points(n)} more`,
  /** Worth sending to somebody. */
  sentence: (name: string, found: number, best: string | null, missed: string | null, luck: number | null): string =>
    [
      `${name} found ${percent(found)} of what there was`,
      best === null ? '' : `, wrote ${best}`,
      missed === null ? ' and missed nothing.' : ` and missed ${missed}.`,
      luck === null || Math.abs(luck) < 0.5 ? '' : ` ${luckOf(luck)}.`,
    ].join(''),
  luck: (n: number): string => luckOf(n),
  luckText:
    'Luck: how much more there was to find at all decisions of a player than at as many decisions of the same kinds in this game on average, by the best answers the judge knows of. What was made of it is not in it. Worth: the points it brings, and what it leads to, so it may be more or less than what was written down for it.',
  picture: (name: string): string => `Save how ${name} played as a picture`,
  saved: 'Saved',
  share: (name: string): string => `Share how ${name} played`,
  copied: 'Copied',
  toEnd: 'To the end of the game',
  notation: 'Download as GCG',
  keys: 'Arrow keys step through the game, Home and End go to its ends.',
} as const;
