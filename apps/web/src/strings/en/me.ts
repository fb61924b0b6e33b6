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
