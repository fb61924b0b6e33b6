import { ACTIONS, LETTER_CARDS, lengthBonus, letterValue } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { rules } from '#strings/rules.ts';
import { wordNerdsRules as text } from '#strings/word-nerds-rules.ts';
import './rules.css';

/** The rules in our own words. Values, sums and cards are the game's own, so they cannot be wrong. */
export const Rules = (): JSX.Element => (
  <>
    <p>{text.lead}</p>
    <p class="dim">
      <span class="ours">{rules.ours}</span> {rules.oursNote}
    </p>
    {text.sections.map((section) => (
      <section key={section.id} id={section.id}>
        <h2>{section.title}</h2>
        <ul>
          {section.rules.map((rule) => (
            <li key={rule.text}>
              {rule.text} {rule.ours && <span class="ours">{rules.ours}</span>}
            </li>
          ))}
        </ul>
        {section.example && <Example {...section.example} />}
        {section.table && TABLES[section.table]()}
      </section>
    ))}
    <p class="dim">{text.credit}</p>
  </>
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

function Head({ head }: { readonly head: readonly string[] }): JSX.Element {
  return (
    <thead>
      <tr>
        {head.map((it) => (
          <th key={it} scope="col">
            {it}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const TABLES = {
  letters: () => (
    <table>
      <caption>{text.letters.caption}</caption>
      <Head head={text.letters.head} />
      <tbody>
        {byValue().map(([value, letters]) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>{letters}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  actions: () => (
    <table>
      <caption>{text.actions.caption}</caption>
      <Head head={text.actions.head} />
      <tbody>
        {ACTIONS.map(({ name, copies, when, text: does }) => (
          <tr key={name}>
            <th scope="row">
              {copies} × {name}
            </th>
            <td>{text.when[when]}</td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
} as const;
