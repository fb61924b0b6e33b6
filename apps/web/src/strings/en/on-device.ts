import { listed, plural } from '../../ui/format.ts';

export interface Opponents {
  readonly people: readonly string[];
  readonly levels: readonly number[];
}

/** Bots of one level are counted; of several levels, too. */
function against({ people, levels }: Opponents): string {
  const [level] = levels;
  const isSame = levels.every((it) => it === level);
  const bots = levels.length === 0 ? [] : [plural(levels.length, 'bot', 'bots') + (isSame ? ` of level ${level}` : '')];
  const all = [...people, ...bots];
  return all.length === 0 ? 'solo' : `with ${listed(all)}`;
}

/** 'on this device, round 3 of 7, with 1 bot of level 2'. */
export const onThisDevice = (progress: string, opponents: Opponents): string =>
  ['on this device', progress, against(opponents)].filter((part) => part !== '').join(', ');

/** Your name and picture. */
export const me = {
  title: 'You',
  name: 'Your name',
  hint: 'No account needed. At tables you’ve already joined, your old name stays.',
  picture: 'Your picture',
  letter: (letter: string): string => `A letter: ${letter}`,
  whichLetter: 'Which letter?',
  emblems: { star: 'A star', leaf: 'A leaf', moon: 'A moon', key: 'A key', cup: 'A cup', fish: 'A fish' },
  colour: 'Colour',
  colours: ['Blue', 'Red', 'Green', 'Brown', 'Purple', 'Slate'],
  change: 'Change your name and picture',
  nobody: 'Your name?',
  done: 'Done',
} as const;
