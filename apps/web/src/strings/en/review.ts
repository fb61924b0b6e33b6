import type { Choice, ReplayFault, Shape } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { Grade } from '@wordhoard/review';
import { plural } from '../../shell/format.ts';
import { refusalText } from './refusals.ts';

const grades: Readonly<Record<Grade, { readonly mark: string; readonly text: string }>> = {
  best: { mark: '✓', text: 'nothing lost' },
  near: { mark: '≈', text: 'a little lost' },
  less: { mark: '▾', text: 'some lost' },
  big: { mark: '‼', text: 'much lost' },
};

/** What the game gave or would give for it at once; nothing where that is not how it counts. */
const scoring = ({ points: scored }: Choice<Shape>): string =>
  scored === null || scored === 0 ? '' : ` (${plural(scored, 'point', 'points')})`;

/** A finished game looked at again. */
export const review = {
  title: (game: string): string => `Review of ${game}`,
  bare: 'Review',

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
      case 'other-seed':
        return 'The shuffle is not the one that was promised before the game: somebody has changed it.';
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

  costly: (n: number, of: number): string =>
    n === 1 ? (of === 1 ? 'The one costly decision' : 'The costliest decision') : `Costly decision ${n} of ${of}`,
  /** @param name null for the reader */
  costlySentence: (name: string | null, yours: Choice<Shape>, better: Choice<Shape>): string =>
    `${name === null ? 'You chose' : `${name} chose`}: ${yours.text}${scoring(yours)}. Better: ${better.text}${scoring(better)}.`,
  costlyLoss: (n: number): string => `All in all that cost about ${plural(n, 'point', 'points')}.`,
  showBetter: 'Show the better move',
  showPlayed: 'Show what was played',
  nextCostly: 'Next costly one',
  costlierBefore: 'The one before',
  nothingCostly: 'No costly decision: everything was as good as any other choice.',
  lookingForCostly: 'Looking for the decision that cost most…',
  folded: (n: number): string => `Show ${plural(n, 'pass or forced move', 'passes and forced moves')}`,

  decisions: 'All decisions',
  filter: 'Show only',
  mine: 'mine',
  big: 'the big ones',
  common: 'common words',
  commonHint: 'By common words, nothing is lost that only a rare word would have brought.',
  none: 'None of these.',
  noneYet: 'Nothing has been found yet.',
  waiting: 'not looked at yet',
  grade: (grade: Grade): { readonly mark: string; readonly text: string } => grades[grade],
  lostShort: (n: number): string => `−${n}`,

  did: (name: string): string => `${name} did`,
  youDid: 'You did',
  cannotShow: 'That could not be laid out here.',
  playOn: 'Try again from here',

  toEnd: 'To the end of the game',
  notation: 'Download as GCG',
  keys: 'Arrow keys step through the game, Home and End go to its ends.',
} as const;
