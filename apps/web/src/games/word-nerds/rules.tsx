import { ACTIONS, LETTER_CARDS, lengthBonus, letterValue } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { rules } from '#strings/rules.ts';
import { wordNerds } from '#strings/word-nerds.ts';
import { wordNerdsRules as text } from '#strings/word-nerds-rules.ts';
import { Chapters } from '../../shell/rules/chapters.tsx';
import { RulesTable } from '../../shell/rules/table.tsx';
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

function Example({ words, note }: { readonly words: readonly string[]; readonly note: string }): JSX.Element {
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
            <span class="unseen">{word.toUpperCase()}: </span> {rules.adds(`${sum} + ${bonus}`, sum + bonus)}
          </p>
        );
      })}
      <figcaption>{note}</figcaption>
    </figure>
  );
}

/** Letters by value: 'A ×9'. */
const byValue = (): readonly (readonly [value: number, letters: string])[] => {
  const counts = new Map<number, Map<string, number>>();
  for (const { letter, value } of LETTER_CARDS) {
    const same = counts.get(value) ?? new Map<string, number>();
    counts.set(value, same.set(letter, (same.get(letter) ?? 0) + 1));
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([value, letters]) => [
      value,
      [...letters].map(([letter, n]) => `${letter === '?' ? 'WILD' : letter.toUpperCase()} ×${n}`).join(', '),
    ]);
};

const TABLES = {
  letters: () => <RulesTable {...text.letters} rows={byValue()} />,
  actions: () => (
    <RulesTable
      {...text.actions}
      rows={ACTIONS.map(({ name, copies, when, text: does }) => [
        `${copies} × ${wordNerds.cards.name(name)}`,
        text.when[when],
        does,
      ])}
    />
  ),
} as const;
