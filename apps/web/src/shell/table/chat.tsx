import { PHRASES } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { table } from '#strings/table.ts';
import type { Session } from '../session.ts';
import type { Names } from './names.ts';
import { Disc } from './seats.tsx';

interface ChatProps {
  readonly session: Session;
  readonly names: Names;
  readonly onSaid: () => void;
}

/** Presets only: nothing to moderate, and no keyboard over the board. */
export function Chat({ session, names, onSaid }: ChatProps): JSX.Element {
  const said = session.said.value;
  const { me } = names;
  return (
    <>
      {said.length === 0 ? (
        <p class="dim">{table.chatEmpty}</p>
      ) : (
        <ul class="said plain">
          {said.slice(-8).map(({ n, seat, phrase }) => (
            <li key={n}>
              <Disc name={names.of(seat)} seat={seat} />
              {table.said(names.of(seat), phrase)}
            </li>
          ))}
        </ul>
      )}
      {me !== null && (
        <fieldset class="phrases" aria-label={table.chatSay}>
          {PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              class="btn"
              onClick={() => {
                void session.send({ type: 'say', seat: me, phrase });
                onSaid();
              }}
            >
              {table.phrase(phrase)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
