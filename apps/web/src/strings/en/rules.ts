/** A sentence or two of the rules. `ours`: the printed rules leave it open, and this is Wordhoard's ruling. */
interface RuleText {
  readonly text: string;
  readonly ours?: true;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** The rules page of a game; games add figures to their chapters. */
export interface RulesText<C extends Chapter = Chapter> {
  readonly lead: string;
  readonly sections: readonly C[];
  readonly credit: string;
}

export const rules = {
  title: (game: string): string => `How to play ${game}`,
  chapters: 'Chapters',
  ours: 'ours',
  oursNote: 'marks our rulings on what the printed rules leave open.',
  learn: 'Learn it by playing, in a few short lessons',
  words: 'Short and odd words to learn: two letters, Q without U…',
  play: 'Play now',
  make: 'Make a table',
  lab: 'What does a rule do? Test it in the lab',
  adds: (parts: string, total: number): string => `${parts} = ${total}`,
} as const;
