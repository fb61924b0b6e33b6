import type { JSX } from 'preact';
import type { EstimateText } from './figures.ts';

/** A mean, and below it its interval if it has one. */
export const Estimate = ({ column, text }: { readonly column: string; readonly text: EstimateText }): JSX.Element => (
  <td data-column={column}>
    {text.mean}
    {text.range !== null && <small>{text.range}</small>}
  </td>
);

interface LegendProps {
  readonly title: string;
  readonly entries: readonly { readonly title: string; readonly meaning: string }[];
}

/** What the rows or columns of a table mean. */
export const Legend = ({ title, entries }: LegendProps): JSX.Element => (
  <details class="lab-legend">
    <summary>{title}</summary>
    <dl>
      {entries.map((entry) => (
        <div key={entry.title}>
          <dt>{entry.title}</dt>
          <dd>{entry.meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
