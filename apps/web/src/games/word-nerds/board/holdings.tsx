import type { View } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { wordNerds } from '../strings/play.ts';

/** [WN-4] Number of cards and spent tokens of each player: public, and too long for a phone's seats. */
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
