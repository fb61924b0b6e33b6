import type { JSX } from 'preact';
import { rules } from '#strings/rules.ts';
import { wordsmithRules as text } from '#strings/wordsmith-rules.ts';
import { Drawing } from './drawing.tsx';
import { EXAMPLE_AFTER, EXAMPLE_BEFORE } from './example.ts';
import './rules.css';

/** The rules in our own words; the example's sheet is made by the game itself. */
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
        {section.id === 'words' && (
          <figure class="ws-example">
            <Drawing sheet={EXAMPLE_AFTER} before={EXAMPLE_BEFORE} />
            <figcaption>{text.example}</figcaption>
          </figure>
        )}
      </section>
    ))}
    <p class="dim">{text.credit}</p>
  </>
);
