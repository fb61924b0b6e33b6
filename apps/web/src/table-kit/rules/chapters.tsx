import type { ComponentChildren, ComponentType, JSX, TargetedMouseEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Chapter, type RulesText, ruleOf, rules } from '#strings/rules.ts';
import { loadGameRules } from '../../games/load.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { VariantNotice } from '../../variants/variant-at-table.tsx';
import './rules.css';

interface ChaptersProps<C extends Chapter> {
  readonly text: RulesText<C>;
  /** Content after the sentences of a chapter: tables and examples, worked out by the game itself. */
  readonly after: (chapter: C) => ComponentChildren;
}

/** A game's rules in our own words: one frame for all of them. */
export function Chapters<C extends Chapter>({ text, after }: ChaptersProps<C>): JSX.Element {
  useEffect(() => {
    // The browser looked for the chapter before it was there.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <p>{text.lead}</p>
      <nav class="chapters" aria-label={rules.chapters}>
        <ul class="plain">
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={goThere}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p class="muted">
        <span class="ours">{rules.ours}</span> {rules.oursNote}
      </p>
      {text.sections.map((chapter) => (
        <section key={chapter.id} id={chapter.id}>
          <h2>{chapter.title}</h2>
          <ul>
            {chapter.rules.map(ruleOf).map(({ text: rule, ours }) => (
              <li key={rule}>
                {rule} {ours && <span class="ours">{rules.ours}</span>}
              </li>
            ))}
          </ul>
          {after(chapter)}
        </section>
      ))}
      <p class="muted credit">{text.credit}</p>
    </>
  );
}

/** Over a game the address stays the game's: the chapter is only scrolled to, and read on from. */
function goThere(event: TargetedMouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const chapter = event.currentTarget.closest('dialog')?.querySelector(hash);
  if (!chapter) return;
  event.preventDefault();
  chapter.scrollIntoView();
  const heading = chapter.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

interface RulesTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each row names it. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A table in the rules: with head and caption, so that it can be read without being seen. */
export const RulesTable = ({ caption, head, rows }: RulesTableProps): JSX.Element => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, i) => (
            <td key={i}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface GameRulesProps {
  readonly game: string;
  /** Of the table at which they are read. */
  readonly config?: object | null;
}

/** A game's rules, once they are fetched; to be set in an element of the class `rules`. */
export function GameRules({ game, config = null }: GameRulesProps): JSX.Element | null {
  const Rules = useLoaded<ComponentType | undefined>(() => loadGameRules(game), [game], undefined);
  if (!Rules) return null;
  return (
    <>
      <VariantNotice options={{ game, config }} />
      <Rules />
    </>
  );
}
