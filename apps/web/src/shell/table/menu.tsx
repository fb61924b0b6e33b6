import type { TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import { go } from '../router.ts';
import type { Session } from '../session.ts';
import { SettingsForm } from '../settings-form.tsx';
import type { Names } from './names.ts';
import type { Ending } from './over.tsx';

interface MenuProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly names: Names;
  readonly ending: Ending;
  readonly onDone: () => void;
}

/** Behind the third icon: help, this table, and the settings. */
export function Menu({ session, table, names, ending, onDone }: MenuProps): JSX.Element {
  const { me } = names;
  const seat = me === null ? null : table.seats[me];
  const alone = table.seats.every((it) => it === null || it.who === null || it.who === seat?.who);
  const { commitment, reveal } = table;
  return (
    <div class="menu">
      <a class="btn" href={`/rules/${table.options.game}`}>
        {strings.rules}
      </a>
      {me !== null && table.status === 'playing' && !alone && seat?.presence !== 'stand-in' && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            void session.send({ type: 'rise', seat: me });
            onDone();
          }}
        >
          {strings.rise}
        </button>
      )}
      {ending.anyTime && ending.again && (
        <button type="button" class="btn" onClick={ending.again}>
          {strings.newGame}
        </button>
      )}
      <button type="button" class="btn" onClick={() => go('/')}>
        {strings.toLanding}
      </button>
      <SettingsForm />
      {table.watchers > 0 && <p class="fine">{strings.watchers(table.watchers)}</p>}
      {commitment && (
        <p class="fine">
          {strings.verify} <code>{commitment}</code>
          {reveal && (
            <>
              {' '}
              {strings.seed} <code>{reveal.seed}</code> {strings.nonce} <code>{reveal.nonce}</code>
            </>
          )}
        </p>
      )}
    </div>
  );
}
