/** A sentence or two of the rules. `ours`: not in the printed rules, but how this house settles what they leave open. */
interface RuleText {
  readonly text: string;
  readonly ours?: true;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** What the rules of every game have; what a chapter shows besides its sentences is the game's own. */
export interface RulesText<C extends Chapter = Chapter> {
  readonly lead: string;
  readonly sections: readonly C[];
  readonly credit: string;
}

export const rules = {
  title: (game: string): string => `How to play ${game}`,
  chapters: 'Chapters',
  ours: 'ours',
  oursNote: 'is written after what the printed rules leave open and this house has settled.',
  learn: 'Learn it by playing, in a few short lessons',
  words: 'Short and odd words to learn: two letters, Q without U …',
  play: 'Play now',
  make: 'Make a table',
  lab: 'What does a rule do? Let bots play it many times',
  adds: (parts: string, total: number): string => `${parts} = ${total}`,
} as const;
