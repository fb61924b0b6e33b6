import type { JSX } from 'preact';

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
