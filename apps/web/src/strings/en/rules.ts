/** A sentence or two of the rules. `ours`: the printed rules leave it open, and this is Wordhoard's ruling. */
interface RuleText {
  readonly text: string;
  readonly ours?: true;
}

/** Marks a ruling as ours: ours`You have 5 seconds to finish.` */
export const ours = ([text = '']: TemplateStringsArray): RuleText => ({ text, ours: true });

/** A printed rule may be written as a plain string. */
export const ruleOf = (rule: string | RuleText): RuleText => (typeof rule === 'string' ? { text: rule } : rule);

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly (string | RuleText)[];
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
  words: 'Short and unusual words to learn: two letters, Q without U…',
  play: 'Play now',
  make: 'Make a table',
  lab: 'What does a rule do? Test it in the lab',
  adds: (parts: string, total: number): string => `${parts} = ${total}`,
} as const;
