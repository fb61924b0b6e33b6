import { ACTIONS, componentsOf, defaults, type LetterCard, lengthBonus } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { rules } from '#strings/rules.ts';
import { Chapters, RulesTable } from '../../../table-kit/rules/chapters.tsx';
import { wordNerds } from '../strings/play.ts';
import { wordNerdsRules as text } from '../strings/rules.ts';
import './rules.css';

/** The rules in our own words. Values, sums and cards are the game's own, so they cannot be wrong. */
export const Rules = (): JSX.Element => (
  <Chapters
    text={text}
    after={({ example, table }) => (
      <>
        {example && <Example {...example} />}
        {table && TABLES[table]()}
      </>
    )}
  />
);

const { letters } = componentsOf(defaults);
/** The printed game has one value for each letter. */
const letterValue = (letter: string): number => letters.valuesOf(letter)[0] ?? 0;

const nameOf = (letter: string): string => (letter === '?' ? 'WILD' : letter.toUpperCase());
/** 'A ×9, E ×12'. */
const counted = (cards: readonly LetterCard[]): string => {
  const counts = new Map<string, number>();
  for (const { letter } of cards) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, n]) => `${nameOf(letter)}\u00A0×${n}`).join(', ') || '–';
};

/** Letters by value, and which of them carry a card. */
const byValue = (): readonly (readonly [value: number, letters: string, marked: string])[] => {
  const values = [...new Set(letters.cards.map(({ value }) => value))].sort((a, b) => a - b);
  return values.map((value) => {
    const cards = letters.cards.filter((card) => card.value === value);
    return [value, counted(cards), counted(cards.filter(({ withAction }) => withAction))];
  });
};

const TABLES = {
  letters: () => <RulesTable {...text.letters} rows={byValue()} />,
  actions: () => (
    <RulesTable
      {...text.actions}
      rows={ACTIONS.map(({ name, copies, when, applyToWord, text: does }) => [
        `${copies} × ${wordNerds.cards.name(name)}`,
        when === 'word' && !applyToWord ? text.onTable : text.when[when],
        does,
      ])}
    />
  ),
} as const;

interface ExampleProps {
  readonly words: readonly string[];
  readonly note: string;
}

/** Words in cards, with their sums. */
export function Example({ words, note }: ExampleProps): JSX.Element {
  return (
    <figure class="example nerds-example">
      {words.map((word) => {
        const sum = Array.from(word).reduce((so, letter) => so + letterValue(letter), 0);
        const bonus = lengthBonus(word.length);
        return (
          <p key={word}>
            <span class="tiles" aria-hidden="true">
              {Array.from(word, (letter, i) => (
                <span key={i} class="tile card">
                  <b>{letter.toUpperCase()}</b>
                  <i>{letterValue(letter)}</i>
                </span>
              ))}
            </span>
            <span class="sr-only">{word.toUpperCase()}: </span> {rules.adds(`${sum} + ${bonus}`, sum + bonus)}
          </p>
        );
      })}
      <figcaption>{note}</figcaption>
    </figure>
  );
}
