import { titleOf } from '@wordhoard/catalog';
import type { AnyRefusal, Command, TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { rules } from '#strings/rules.ts';
import { table as strings } from '#strings/table.ts';
import { variant as variantStrings } from '#strings/variant.ts';
import { changeOptions, waiting as words } from '#strings/waiting.ts';
import { withoutHurry } from '../../device/practice.ts';
import type { Session } from '../../net/session.ts';
import { useGameOptions } from '../../table-kit/game-options.ts';
import { namesAt } from '../../table-kit/phrases.ts';
import { announce } from '../../ui/announcer.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Bar } from '../../ui/page.tsx';
import { BotSpeedChoice } from '../../ui/settings-form.tsx';
import { MeaningDialog } from '../../ui/word-meaning.tsx';
import { variantIn } from '../../variants/named.ts';
import { LinkState } from '../frame.tsx';
import { Places } from './places.tsx';
import { termsOf } from './terms.ts';
import './waiting.css';
import { Tile } from '../../table-kit/tiles/tile.tsx';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';

const ChangeOptions = lazy(async () => (await import('./change-options.tsx')).ChangeOptions);
const TableShortWords = lazy(async () => (await import('../../words/short-words.tsx')).TableShortWords);
const Chat = lazy(async () => (await import('../chat.tsx')).Chat);
const ChatAnnouncer = lazy(async () => (await import('../chat.tsx')).ChatAnnouncer);
const NotifyOffer = lazy(async () => (await import('../../pages/notifications.tsx')).NotifyOffer);
const VariantAtTable = lazy(async () => (await import('../../variants/variant-at-table.tsx')).VariantAtTable);
const GameRules = lazy(async () => (await import('../../table-kit/rules/chapters.tsx')).GameRules);

interface WaitingProps {
  readonly session: Session;
  readonly table: TableInfo;
}

/** The room before the game: who is there, how to get others here, and what is going to be played. */
export function Waiting({ session, table }: WaitingProps): JSX.Element {
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const [reading, setReading] = useState<'rules' | 'words' | null>(null);
  const [changing, setChanging] = useState(false);
  const { options, seats } = table;
  const game = useGameOptions(options.game);
  useArrivals(table);

  const you = session.you.value;
  const isHost = table.host === you;
  // A person without a place yet is counted, too; except the reader.
  const watching = table.watchers - (seats.some((it) => it?.who === you) ? 0 : 1);
  const mine = seats.findIndex((it) => it?.who === you);
  const isShared = new Set(seats.flatMap((it) => it?.who ?? [])).size > 1;
  const title = titleOf(options.game);
  const bots = seats.some((it) => it && it.level !== null);
  const { botSpeed = 'natural' } = options;
  const host = seats.find((it) => it?.who === table.host)?.name ?? '';
  const send = async (command: Command): Promise<void> => setRefusal(await session.send(command));
  const filled = seats.findLastIndex((it) => it !== null) + 1;
  const gap = seats.slice(0, filled).includes(null);
  const start = async (): Promise<void> => {
    // No one else came, so no one at another device is waiting.
    const alone = options.pace === 'live' && seats.every((it) => it === null || it.who === null || it.who === you);
    // Removes empty places; the game is for those who are there.
    const wanted = { ...options, ...(alone && withoutHurry(options)), seats: filled };
    if (JSON.stringify(wanted) !== JSON.stringify(options)) {
      const no = await session.send({ type: 'configure', options: wanted });
      if (no) return setRefusal(no);
    }
    await send({ type: 'start' });
  };

  return (
    <>
      <Bar />
      <LinkState session={session} />
      <main class="waiting-room" id="main">
        <header>
          <p class="muted">{title}</p>
          <h1 tabIndex={-1}>{words.title(table.code)}</h1>
          <p>{isHost ? words.lead : words.leadGuest(host)}</p>
        </header>
        {mine >= 0 && typeof options.pace === 'object' && <NotifyOffer code={table.code} />}
        <div class="seated">
          <Places {...{ session, table, game, isHost, send }} />
          <div class="begin">
            {refusal && (
              <p class="refusal" role="alert">
                <Icon name="close" />
                {refusalText(refusal)}
              </p>
            )}
            {isHost && (
              <>
                <Button
                  class="big primary"
                  text={filled < seats.length && filled > 1 && !gap ? words.startWith(filled) : words.start}
                  disabled={gap || filled < 2}
                  onClick={start}
                />
                {gap && <p class="muted small">{words.startHint}</p>}
                {filled < 2 && <p class="muted small">{words.alone}</p>}
              </>
            )}
          </div>
          {isShared && (
            <section class="panel" aria-label={strings.chat}>
              <h2>{strings.chat}</h2>
              <Chat session={session} names={namesAt(seats, mine < 0 ? null : mine)} onSaid={() => {}} brief />
              <ChatAnnouncer session={session} />
            </section>
          )}
        </div>
        <Invite code={table.code} game={title} />
        <section class="panel">
          <h2>{strings.options}</h2>
          <ul class="terms plain">
            {termsOf(options, game, bots, table.words).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {watching > 0 && <li>{strings.watchers(watching)}</li>}
          </ul>
          {variantIn(options.config) && <VariantAtTable options={options} text={variantStrings.whatChanges} />}
          {bots && isHost && (
            <BotSpeedChoice chosen={botSpeed} onChange={(speed) => void send({ type: 'bot-speed', speed })} />
          )}
          {isHost && game && <Button text={changeOptions.open} onClick={() => setChanging(true)} />}
          {game?.Agreed && <game.Agreed config={options.config ?? game.initial} />}
          <Button class="quiet" text={strings.rules} onClick={() => setReading('rules')} />
          {game?.words && <Button class="quiet" text={strings.shortWords} onClick={() => setReading('words')} />}
        </section>
      </main>
      <div class="play" data-play={options.game}>
        {game && (
          <Dialog title={changeOptions.title} open={changing} onClose={() => setChanging(false)}>
            <ChangeOptions {...{ session, table, game }} onDone={() => setChanging(false)} />
          </Dialog>
        )}
        <Dialog title={rules.title(title)} open={reading === 'rules'} onClose={() => setReading(null)}>
          <div class="prose rules">
            <GameRules game={options.game} config={options.config} />
          </div>
        </Dialog>
        <Dialog title={strings.shortWords} open={reading === 'words'} onClose={() => setReading(null)}>
          <TableShortWords table={table} />
        </Dialog>
        <MeaningDialog />
      </div>
    </>
  );
}

/** Says who has come and gone. */
function useArrivals({ seats }: TableInfo): void {
  const names = seats.map((it) => it?.name ?? '');
  const [before, setBefore] = useState(names);
  useEffect(() => {
    if (before.join('\n') === names.join('\n')) return;
    for (const name of names) if (name !== '' && !before.includes(name)) announce(words.came(name));
    for (const name of before) if (name !== '' && !names.includes(name)) announce(words.went(name));
    setBefore(names);
  }, [names.join('\n')]);
}

/** Ways to invite others: the code to say, the link to send, the picture to point a phone at. */
function Invite({ code, game }: { readonly code: string; readonly game: string }): JSX.Element {
  const link = `${location.origin}/t/${code}`;
  const field = useId();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Not allowed, as on plain http: marked to be copied by hand.
      document.querySelector<HTMLInputElement>(`#${CSS.escape(field)}`)?.select();
    }
  };
  const share = (): void => {
    navigator.share({ title: words.shareTitle(game), url: link }).catch(() => undefined);
  };
  return (
    <section class="panel invite" aria-label={words.invite}>
      <div>
        <p class="code">
          <span class="sr-only">
            {words.code}: {code}
          </span>
          <span class="logo" aria-hidden="true">
            {Array.from(code, (letter, i) => (letter === '-' ? <i key={i} /> : <Tile key={i} letter={letter} />))}
          </span>
        </p>
        <div class="field">
          <label for={field}>{words.link}</label>
          <input class="input" id={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </div>
        <div class="row">
          <Button icon={copied ? 'check' : 'copy'} text={copied ? words.copied : words.copy} onClick={copy} />
          {/* Outside the button: a status within it would leave the button without a name. */}
          <span class="sr-only" role="status">
            {copied && words.copied}
          </span>
          {'share' in navigator && <Button icon="share" text={words.share} onClick={share} />}
        </div>
      </div>
      <figure>
        <QrCode text={link} label={words.qr} />
        <figcaption class="muted small">{words.scan}</figcaption>
      </figure>
    </section>
  );
}
