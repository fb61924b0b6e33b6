import type { JudgedMove, ReplayFault, Shape } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { Grade } from '@wordhoard/review';
import { plural } from '../../ui/format.ts';
import { refusalText } from './refusals.ts';

const grades: Readonly<Record<Grade, { readonly mark: string; readonly text: string }>> = {
  best: { mark: '✓', text: 'nothing lost' },
  near: { mark: '≈', text: 'a little lost' },
  less: { mark: '▾', text: 'some lost' },
  big: { mark: '‼', text: 'a lot lost' },
};

/** The points scored at once; '' if there are none. */
const scoring = ({ points: scored }: JudgedMove<Shape>): string =>
  scored === null || scored === 0 ? '' : ` (${plural(scored, 'point', 'points')})`;

/** The word a move makes; the whole move where there is none, or where the word is that of the other move. */
const inShort = ({ text, word }: JudgedMove<Shape>, other: JudgedMove<Shape>): string =>
  word === null || word === other.word ? `“${text}”` : word.toUpperCase();

/** The review of a finished game. */
export const review = {
  title: (game: string): string => `Review of ${game}`,
  bare: 'Review',

  open: {
    title: 'Review a game',
    text: 'Drop the record of a finished game onto this page, or choose its file. It stays on this device.',
    choose: 'Choose a record',
    reading: 'Reading the record…',
    noRecord: 'That file isn’t the record of a game. Choose one you downloaded after a game.',
    nothingKept: (game: string): string => `There’s no finished game of ${game} on this device.`,
    underWay: (game: string): string => `Your game of ${game} on this device isn’t over. You can review it when it is.`,
    goOn: 'Continue playing',
    other: 'Open another record',
    hands: 'Everyone’s hands',
    nothingHidden: 'nothing hidden',
  },
  /** Why a record can't be shown or trusted. */
  fault: (why: ReplayFault | AnyRefusal): string => {
    switch (why.code) {
      case 'other-game':
        return 'This is the record of a game that this site doesn’t have.';
      case 'other-rules':
        return 'needs' in why && 'has' in why
          ? `It was played with version ${why.needs} of the rules; this site has version ${why.has}.`
          : 'It was played with other rules.';
      case 'other-words':
        return 'It was played with an edition of the dictionary that this site doesn’t have.';
      case 'broken-commitment':
      case 'other-seed':
        return 'The shuffle isn’t the one promised before the game, so this record can’t be trusted.';
      case 'seats-differ':
        return 'Some players’ names are missing.';
      case 'not-startable':
        return 'No game can start like this.';
      case 'refused':
        return 'entry' in why
          ? `Line ${Number(why.entry) + 1} breaks the rules. You can review what came before it.`
          : 'One of its lines breaks the rules.';
      case 'offline':
        return 'The dictionary couldn’t be downloaded. Try again when you’re online.';
      default:
        return refusalText(why);
    }
  },

  steps: 'Steps through the game',
  first: 'Go to the beginning',
  back: 'One step back',
  next: 'One step forward',
  last: 'Go to the end',
  slider: 'Where in the game',
  at: (step: number, of: number): string => `Step ${step} of ${of}`,
  atEnd: 'The end',
  decides: (name: string): string => `${name} decides`,
  decided: (name: string, text: string): string => `${name}: ${text}`,
  toDetails: 'See the options',
  clock: 'Time runs out',
  eyes: 'Seen by',
  decider: 'the player to move',
  audience: 'spectators',
  everything: 'all hands open',

  curve: 'Scores',
  curveOf: (scores: string, changes: number): string =>
    `${scores}. ${changes === 0 ? 'The lead never changed.' : `The lead changed ${plural(changes, 'time', 'times')}.`}`,
  turned: (name: string): string => `${name} took the lead for good`,
  lostMost: 'lost most',

  progress: (done: number, of: number): string => `${done} of ${of} decisions reviewed`,
  judging: 'Reviewing every decision…',
  stop: 'Stop',
  goOn: 'Continue',

  costly: (n: number, of: number): string =>
    n === 1 ? (of === 1 ? 'The only costly decision' : 'The costliest decision') : `Costly decision ${n} of ${of}`,
  /** @param name null for the reader */
  costlySentence: (name: string | null, yours: JudgedMove<Shape>, better: JudgedMove<Shape>): string =>
    `${name === null ? 'You chose' : `${name} chose`} ${inShort(yours, better)}${scoring(yours)}. Better: ${inShort(better, yours)}${scoring(better)}.`,
  /** @param isSure false for the judge's estimate */
  costlyLoss: (n: number, isSure: boolean): string =>
    `${isSure ? 'In all, that cost' : 'At a first look, that cost'} about ${plural(n, 'point', 'points')}.`,
  showBetter: 'Show the better move',
  showPlayed: 'Show what was played',
  nextCostly: 'Next costly decision',
  costlierBefore: 'Previous',
  nothingCostly: 'No costly decisions: every choice was as good as any other.',
  lookingForCostly: 'Looking for the decision that cost most…',
  folded: (n: number): string => `Show ${plural(n, 'pass or forced move', 'passes and forced moves')}`,

  decisions: 'All decisions',
  filter: 'Show only',
  mine: 'mine',
  big: 'costly',
  common: 'common words',
  commonHint: 'Counts as lost only what common words would have scored.',
  none: 'There are none.',
  noneYet: 'None found yet.',
  waiting: 'not reviewed yet',
  grade: (grade: Grade): { readonly mark: string; readonly text: string } => grades[grade],
  lostShort: (n: number): string => `−${n}`,

  did: (name: string): string => `${name}’s move`,
  youDid: 'Your move',
  cannotShow: 'That can’t be shown on the board.',
  playOn: 'Try again from here',

  toEnd: 'See the result',
  notation: 'Download as GCG',
  keys: 'Arrow keys step through the game; Home and End go to its start and end.',
} as const;
