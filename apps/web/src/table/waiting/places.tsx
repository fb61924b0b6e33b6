import { GAMES, isGameId, levelsOf } from '@wordhoard/catalog';
import type { Seat } from '@wordhoard/kernel';
import type { Command, SeatInfo, TableInfo } from '@wordhoard/protocol';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { waiting as words } from '#strings/waiting.ts';
import { callMe, myName, sentPicture } from '../../device/me.ts';
import type { Session } from '../../net/session.ts';
import type { GameOptions } from '../../table-kit/game-options.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Face } from '../../ui/face.tsx';

interface PlacesProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly game: GameOptions | null;
  readonly isHost: boolean;
  readonly send: (command: Command) => Promise<void>;
}

type SeatQuestion = { readonly what: 'name' | 'level'; readonly seat: Seat } | null;

/** The places at a table that waits, and what can be done with each. */
export function Places({ session, table, game, isHost, send }: PlacesProps): JSX.Element {
  const [asking, ask] = useState<SeatQuestion>(null);
  const you = session.you.value;
  const seated = table.seats.some((it) => it?.who === you);
  const free = table.seats.indexOf(null);
  const close = (): void => ask(null);
  const { options } = table;
  const setSeats = (seats: number): void => void send({ type: 'configure', options: { ...options, seats } });
  const maySeatMore = isHost || options.visibility === 'link' || options.several;
  const handicap = game?.handicap;
  const config = options.config ?? game?.initial ?? {};
  const most = isGameId(options.game) ? GAMES[options.game].players[1] : table.seats.length;
  return (
    <section class="places" aria-label={words.places}>
      {!seated && free >= 0 && (
        <div class="panel join">
          <NameForm first onName={(name) => send({ type: 'sit', seat: free, name, ...sentPicture() })} />
        </div>
      )}
      {!seated && free < 0 && <p class="panel">{options.watching ? words.fullWatch : words.full}</p>}
      <ol class="plain">
        {table.seats.map((info, seat) => (
          <li key={seat} class={info ? '' : 'free'} data-seat={seat}>
            {info ? (
              <>
                <Face name={info.name} seat={seat} picture={info.picture} />
                <span class="what">
                  <b>{info.name}</b>
                  <small>{noteOf(info, table, you)}</small>
                </span>
                {isHost && handicap && (
                  <label class="handicap">
                    <input
                      type="checkbox"
                      checked={handicap.has(config, seat)}
                      onChange={(event) => {
                        const changed = handicap.set(config, seat, event.currentTarget.checked);
                        void send({ type: 'configure', options: { ...options, config: changed } });
                      }}
                    />
                    {words.handicap}
                  </label>
                )}
                {!isHost && handicap?.has(config, seat) && <span class="chip">{words.handicap}</span>}
                {info.who === you ? (
                  <Button class="quiet" text={words.rise} onClick={() => send({ type: 'rise', seat })} />
                ) : (
                  isHost && (
                    <IconButton
                      icon="close"
                      label={info.who === null ? words.remove(info.name) : words.sendAway(info.name)}
                      onClick={() => send({ type: 'clear-seat', seat })}
                    />
                  )
                )}
              </>
            ) : (
              <>
                <span class="what muted">{words.empty}</span>
                {isHost && <Button icon="bot" text={words.addBot} onClick={() => ask({ what: 'level', seat })} />}
              </>
            )}
          </li>
        ))}
      </ol>
      {seated && free >= 0 && maySeatMore && (
        <Button class="quiet" icon="plus" text={words.sitHere} onClick={() => ask({ what: 'name', seat: free })} />
      )}
      {isHost && (
        <div class="row">
          {table.seats.length < most && (
            <Button class="quiet" icon="plus" text={words.addPlace} onClick={() => setSeats(table.seats.length + 1)} />
          )}
          {table.seats.length > 2 && table.seats.at(-1) === null && (
            <Button class="quiet" text={words.removePlace} onClick={() => setSeats(table.seats.length - 1)} />
          )}
        </div>
      )}
      <Dialog title={words.botLevel} open={asking?.what === 'level'} onClose={close}>
        <div class="menu">
          {levelsOf(options.game).map((level) => (
            <Button
              key={level}
              text={strings.levelName(level)}
              onClick={() => {
                if (asking) void send({ type: 'seat-bot', seat: asking.seat, level });
                close();
              }}
            />
          ))}
        </div>
      </Dialog>
      <Dialog title={words.sitHere} open={asking?.what === 'name'} onClose={close}>
        <NameForm
          first={false}
          onName={(name) => {
            if (asking) void send({ type: 'sit', seat: asking.seat, name });
            close();
          }}
        />
      </Dialog>
    </section>
  );
}

const noteOf = (info: SeatInfo, { host }: TableInfo, you: string | null): string => {
  if (info.who === null && info.level !== null) return strings.level(info.level);
  const parts = [info.who === you ? words.you : '', info.who === host ? words.host : ''];
  return [...parts, strings.presence(info)].filter((part) => part !== '').join(', ');
};

interface NameFormProps {
  /** The device's own person, rather than another one at it. */
  readonly first: boolean;
  readonly onName: (name: string) => void;
}

function NameForm({ first, onName }: NameFormProps): JSX.Element {
  const id = useId();
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') return;
    if (first) void callMe(name);
    onName(name);
  };
  return (
    <form onSubmit={submit}>
      <div class="field">
        <label for={id}>{first ? words.yourName : words.nameOther}</label>
        <input
          class="input"
          id={id}
          name="name"
          required
          maxLength={20}
          defaultValue={first ? myName.peek() : ''}
          autocomplete={first ? 'nickname' : 'off'}
        />
        {first && <small>{words.nameHint}</small>}
      </div>
      <button type="submit" class="btn primary">
        {words.sitAs}
      </button>
    </form>
  );
}
