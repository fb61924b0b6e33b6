import type { View } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { Names } from '../../../shell/table/names.ts';
import { wordNerds } from '../strings/play.ts';

/** [WN-4] How many cards everybody holds and which tokens are spent: open to all, and too long for a phone's seats. */
export const Holdings = ({ view, names }: { readonly view: View; readonly names: Names }): JSX.Element => (
  <details class="holdings only-narrow">
    <summary>{wordNerds.status.everybody}</summary>
    <ul class="plain">
      {view.players.map(({ letters, actions, spent }, seat) => (
        <li key={seat}>
          <b>{seat === names.me ? strings.you : names.of(seat)}</b> {wordNerds.status.long(letters, actions, spent)}
        </li>
      ))}
    </ul>
  </details>
);
