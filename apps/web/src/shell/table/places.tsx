import { GAMES, isGameId } from '@wordhoard/catalog';
import type { Seat } from '@wordhoard/kernel';
import { type Command, LEVELS, type SeatInfo, type TableInfo } from '@wordhoard/protocol';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { Icon } from '../icon.tsx';
import { callMe, myName } from '../me.ts';
import type { Session } from '../session.ts';
import { Sheet } from '../sheet.tsx';
import type { GameOptions } from './game-options.ts';
import { Disc } from './seats.tsx';

interface PlacesProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly game: GameOptions | null;
  readonly isHost: boolean;
  readonly send: (command: Command) => Promise<void>;
}

type Asking = { readonly what: 'name' | 'level'; readonly seat: Seat } | null;

/** The places at a table that waits, and what can be done with each. */
export function Places({ session, table, game, isHost, send }: PlacesProps): JSX.Element {
  const [asking, ask] = useState<Asking>(null);
  const you = session.you.value;
  const seated = table.seats.some((it) => it?.who === you);
  const free = table.seats.indexOf(null);
  const close = (): void => ask(null);
  const { options } = table;
  const setSeats = (seats: number): void => void send({ type: 'configure', options: { ...options, seats } });
  const handicap = game?.handicap;
  const most = isGameId(options.game) ? GAMES[options.game].players[1] : table.seats.length;
  return (
    <section class="places" aria-label={strings.waiting.places}>
      {!seated && free >= 0 && (
        <div class="panel join">
          <NameForm first onName={(name) => send({ type: 'sit', seat: free, name })} />
        </div>
      )}
      {!seated && free < 0 && (
        <p class="panel">{options.watching ? strings.waiting.fullWatch : strings.waiting.full}</p>
      )}
      <ol class="plain">
        {table.seats.map((info, seat) => (
          <li key={seat} class={info ? '' : 'free'} data-seat={seat}>
            {info ? (
              <>
                <Disc name={info.name} seat={seat} />
                <span class="what">
                  <b>{info.name}</b>
                  <small>{noteOf(info, table, you)}</small>
                </span>
                {isHost && handicap && (
                  <label class="handicap">
                    <input
                      type="checkbox"
                      checked={handicap.has(options.config, seat)}
                      onChange={(event) => {
                        const config = handicap.set(options.config, seat, event.currentTarget.checked);
                        void send({ type: 'configure', options: { ...options, config } });
                      }}
                    />
                    {strings.waiting.handicap}
                  </label>
                )}
                {!isHost && handicap?.has(options.config, seat) && <span class="chip">{strings.waiting.handicap}</span>}
                {info.who === you ? (
                  <button type="button" class="btn quiet" onClick={() => send({ type: 'rise', seat })}>
                    {strings.waiting.rise}
                  </button>
                ) : (
                  isHost && (
                    <button
                      type="button"
                      class="icon-btn"
                      aria-label={strings.waiting.remove(info.name)}
                      onClick={() => send({ type: 'clear-seat', seat })}
                    >
                      <Icon name="close" />
                    </button>
                  )
                )}
              </>
            ) : (
              <>
                <span class="what dim">{strings.waiting.empty}</span>
                {isHost && (
                  <button type="button" class="btn" onClick={() => ask({ what: 'level', seat })}>
                    <Icon name="bot" />
                    {strings.waiting.addBot}
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {seated && free >= 0 && (
        <button type="button" class="btn quiet" onClick={() => ask({ what: 'name', seat: free })}>
          <Icon name="plus" />
          {strings.waiting.sitHere}
        </button>
      )}
      {isHost && (
        <div class="row">
          {table.seats.length < most && (
            <button type="button" class="btn quiet" onClick={() => setSeats(table.seats.length + 1)}>
              <Icon name="plus" />
              {strings.waiting.addPlace}
            </button>
          )}
          {table.seats.length > 2 && table.seats.at(-1) === null && (
            <button type="button" class="btn quiet" onClick={() => setSeats(table.seats.length - 1)}>
              {strings.waiting.removePlace}
            </button>
          )}
        </div>
      )}
      <Sheet title={strings.waiting.botLevel} open={asking?.what === 'level'} onClose={close}>
        <div class="menu">
          {LEVELS.map((level) => (
            <button
              key={level}
              type="button"
              class="btn"
              onClick={() => {
                if (asking) void send({ type: 'seat-bot', seat: asking.seat, level });
                close();
              }}
            >
              {strings.levelName(level)}
            </button>
          ))}
        </div>
      </Sheet>
      <Sheet title={strings.waiting.sitHere} open={asking?.what === 'name'} onClose={close}>
        <NameForm
          first={false}
          onName={(name) => {
            if (asking) void send({ type: 'sit', seat: asking.seat, name });
            close();
          }}
        />
      </Sheet>
    </section>
  );
}

const noteOf = (info: SeatInfo, { host }: TableInfo, you: string | null): string => {
  if (info.who === null && info.level !== null) return strings.level(info.level);
  const parts = [info.who === you ? strings.waiting.you : '', info.who === host ? strings.waiting.host : ''];
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
        <label for={id}>{first ? strings.waiting.yourName : strings.waiting.nameOther}</label>
        <input
          class="input"
          id={id}
          name="name"
          required
          maxLength={20}
          defaultValue={first ? myName.peek() : ''}
          autocomplete={first ? 'nickname' : 'off'}
        />
        {first && <small>{strings.waiting.nameHint}</small>}
      </div>
      <button type="submit" class="btn go">
        {strings.waiting.sitAs}
      </button>
    </form>
  );
}
