/** Who one is to the others. */
export const me = {
  title: 'You',
  name: 'Your name',
  hint: 'No account. A name is enough. Tables you sit at keep the name you came with.',
  picture: 'Your picture',
  letter: (letter: string): string => `A letter: ${letter}`,
  whichLetter: 'Which letter?',
  emblems: { star: 'A star', leaf: 'A leaf', moon: 'A moon', key: 'A key', cup: 'A cup', fish: 'A fish' },
  colour: 'Its colour',
  colours: ['Blue', 'Red', 'Green', 'Brown', 'Purple', 'Slate'],
  change: 'Change your name and picture',
  nobody: 'Who are you?',
  done: 'Done',
} as const;
