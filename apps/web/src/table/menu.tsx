import type { TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import { keyHelp, passing, menu as words } from '#strings/table-dialogs.ts';
import { variant } from '#strings/variant.ts';
import { go } from '../app/router.ts';
import type { Session } from '../net/session.ts';
import type { Names } from '../table-kit/phrases.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { BotSpeedChoice, SettingsForm } from '../ui/settings-form.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { VariantAtTable } from '../variants/variant-at-table.tsx';
import { EndGame, ProposeEnd } from './absence/away.tsx';
import { winnersAfterResigning } from './end/end-result.ts';
import type { EndActions } from './end/ending.ts';
import type { OpenDialog } from './frame.tsx';
import { TableWords } from './words/table-words.tsx';
import './frame.css';

interface MenuProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly names: Names;
  readonly ending: EndActions;
  /** Another dialog in its place, or none. */
  readonly open: (dialog: OpenDialog) => void;
}

/** Behind the third icon: help, this table, and the settings. */
export function Menu({ session, table, names, ending, open }: MenuProps): JSX.Element {
  const { me } = names;
  const seat = me === null ? null : table.seats[me];
  const alone = table.seats.every((it) => it === null || it.who === null || it.who === seat?.who);
  // Several people at one device play on among themselves; where nothing is left to play against, nothing is resigned.
  const isAgainstBots = alone && table.seats.filter((it) => it?.who).length === 1 && table.seats.length > 1;
  const plays = table.status === 'playing' && seat?.presence === 'here';
  const someoneLeft = table.seats.some((it) => it?.who && it.level !== null && it.who !== seat?.who);
  const isHost = table.host === session.you.value;
  const { commitment, reveal } = table;
  const [winner] = me === null ? [] : winnersAfterResigning(me, table.seats.length).map((it) => table.seats[it]);
  return (
    <div class="menu">
      <VariantAtTable options={table.options} text={variant.whatChanges} />
      <Button text={strings.rules} onClick={() => open('rules')} />
      <TableWords table={table} onShortWords={() => open('words')} onAllowed={() => open('allowed')} />
      <Button class="only-wide" text={strings.keys} onClick={() => open('keys')} />
      {me !== null && table.status === 'playing' && session.passing.value.has(me) && (
        <Button text={passing.open} onClick={() => open('pass')} />
      )}
      {me !== null && plays && !alone && (
        <>
          <Button
            text={strings.rise}
            onClick={() => {
              void session.send({ type: 'rise', seat: me });
              open(null);
            }}
          />
          {someoneLeft ? (
            <EndGame session={session} />
          ) : (
            <ProposeEnd {...{ session, table }} onDone={() => open(null)} />
          )}
        </>
      )}
      {me !== null && plays && (!alone || (isAgainstBots && !ending.isReplay)) && (
        <ConfirmButton
          label={words.resign}
          question={isAgainstBots && !winner ? words.resignToBots : words.resignSure(winner?.name ?? null)}
          yes={words.resignYes}
          onYes={() => {
            void session.send({ type: 'resign', seat: me });
            open(null);
          }}
        />
      )}
      {ending.anyTime && ending.again && (
        <Button text={table.status === 'playing' ? words.newGameBeside : words.newGame} onClick={ending.again} />
      )}
      <Button text={strings.toLanding} onClick={() => go('/')} />
      {isHost && table.seats.some((it) => it && it.level !== null) && (
        <BotSpeedChoice
          chosen={table.options.botSpeed ?? 'natural'}
          onChange={(speed) => void session.send({ type: 'bot-speed', speed })}
        />
      )}
      <SettingsForm />
      {table.watchers > 0 && <p class="fine">{strings.watchers(table.watchers)}</p>}
      {commitment && (
        <p class="fine">
          {ending.shuffle && !table.sameAs ? words.mixed : words.verify} <code>{commitment}</code>
          {reveal && (
            <>
              {' '}
              {words.seed} <code>{reveal.seed}</code> {words.nonce} <code>{reveal.nonce}</code>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** A key, or a few, and what pressing it does. */
export interface KeyHelp {
  readonly keys: string;
  readonly does: string;
}

/** Found by folder, like everything of a game; a game without keys of its own has no such file. */
const KEYS = import.meta.glob<{ keys: readonly KeyHelp[] }>('../games/*/strings/keys.ts');

/** Inside a dialog: what can be done by pressing a key, in this game and at every table. */
export function KeysHelp({ game }: { readonly game: string }): JSX.Element {
  const own = useLoaded(() => KEYS[`../games/${game}/strings/keys.ts`]?.(), [game], { keys: [] }).keys;
  return (
    <>
      {own.length > 0 && <KeyList title={keyHelp.here} keys={own} />}
      <KeyList title={keyHelp.everywhere} keys={keyHelp.shell} />
      <p class="muted small">{keyHelp.note}</p>
    </>
  );
}

const KeyList = ({ title, keys }: { readonly title: string; readonly keys: readonly KeyHelp[] }): JSX.Element => (
  <section class="keys-help">
    <h3>{title}</h3>
    <dl>
      {keys.map((it) => (
        <div key={it.keys}>
          <dt>
            <kbd>{it.keys}</kbd>
          </dt>
          <dd>{it.does}</dd>
        </div>
      ))}
    </dl>
  </section>
);
