import { boardOf, boxValue, parseBoard } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { rules } from '#strings/rules.ts';
import { type RuleSection, wordsyRules } from '#strings/wordsy-rules.ts';
import { signed } from '../../shell/format.ts';
import { preview } from './preview.ts';

/** The rules in our own words. The examples are worked out by the game itself, so they cannot be wrong. */
export const Rules = (): JSX.Element => (
  <>
    <p>{wordsyRules.lead}</p>
    <p class="dim">
      <span class="ours">{rules.ours}</span> {rules.oursNote}
    </p>
    {wordsyRules.sections.map((section) => (
      <section key={section.id} id={section.id}>
        <h2>{section.title}</h2>
        <ul>
          {section.rules.map(({ text, ours }) => (
            <li key={text}>
              {text} {ours && <span class="ours">{rules.ours}</span>}
            </li>
          ))}
        </ul>
        {section.examples?.map((example) => (
          <Example key={example.word} {...example} />
        ))}
        {section.table && TABLES[section.table]()}
      </section>
    ))}
    <p class="dim">{wordsyRules.credit}</p>
  </>
);

function Example({ board: written, word, note }: NonNullable<RuleSection['examples']>[number]): JSX.Element {
  const parsed = parseBoard(written);
  const board = 'cards' in parsed ? boardOf(parsed.cards) : [];
  const { cards, letters, points } = preview(board, word, false);
  const parts = letters.filter((it) => it.points > 0).map((it) => it.points);
  return (
    <figure class="example">
      <ul class="columns plain" aria-hidden="true">
        {[0, 1, 2, 3].map((column) => (
          <li key={column}>
            <span class="num">{board[2 * column]?.column}</span>
            {[2 * column, 2 * column + 1].map((place) => (
              <span key={place} class={`tile ${cards[place] ? 'used' : ''}`}>
                <b>{board[place]?.letter.toUpperCase()}</b>
                {(board[place]?.rare ?? 0) > 0 && <i>{signed(board[place]!.rare)}</i>}
                {cards[place] ? <em>{cards[place]}</em> : null}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <figcaption>
        <p>
          <span class="word">{word}</span> {rules.adds(parts.join(' + '), points)}
        </p>
        <p>{note}</p>
      </figcaption>
    </figure>
  );
}

const ROUNDS = [
  ['1, 2, 3', 1],
  ['4, 5, 6', 4],
  ['7', 7],
] as const;

const TABLES: Readonly<Record<NonNullable<RuleSection['table']>, () => JSX.Element>> = {
  boxes: () => (
    <table>
      <caption>{wordsyRules.boxes.caption}</caption>
      <thead>
        <tr>
          {wordsyRules.boxes.head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROUNDS.map(([rounds, round]) => (
          <tr key={rounds}>
            <th scope="row">{rounds}</th>
            <td>{signed(boxValue('first', round))}</td>
            <td>{signed(boxValue('second', round))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  families: () => (
    <table>
      <caption>{wordsyRules.familiesCaption}</caption>
      <thead>
        <tr>
          {wordsyRules.familiesHead.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {wordsyRules.families.map(([same, other]) => (
          <tr key={same}>
            <td>{same}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  sum: () => (
    <div class="sum">
      {wordsyRules.sum.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  ),
};
