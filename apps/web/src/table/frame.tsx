import type { Shape } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { rules } from '#strings/rules.ts';
import { shell } from '#strings/shell.ts';
import { table as strings } from '#strings/table.ts';
import { settings } from '../device/settings.ts';
import type { SeatObservation, Session } from '../net/session.ts';
import { LatestEventLine, Log } from '../table-kit/event-feed.tsx';
import { type Describe, type LatestEvent, toldOf } from '../table-kit/events.ts';
import { configOf } from '../table-kit/game-page.ts';
import type { Names } from '../table-kit/phrases.ts';
import { situationOf } from '../table-kit/situation.ts';
import { tableConfig } from '../table-kit/why-not.tsx';
import { announce } from '../ui/announcer.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { useWide } from '../ui/viewport.ts';
import { MeaningDialog } from '../ui/word-meaning.tsx';
import type { ToldEvent } from './absence/missed-events.ts';
import type { EndActions } from './end/ending.ts';
import './frame.css';
import { IconButton } from '../ui/button.tsx';

interface FrameProps<S extends Shape> {
  readonly session: Session;
  readonly table: TableInfo;
  readonly observation: SeatObservation<S>;
  readonly names: Names;
  readonly describe: Describe<S>;
  readonly title: string;
  /** The game's progress. */
  readonly sub: string;
  readonly ending: EndActions;
  /** Undecided words: they can't be looked up before the decision. */
  readonly undecided?: readonly string[];
  /** From which width on log and chat lie open, and where: the game knows where it leaves room. */
  readonly dock?: { readonly from: number; readonly at: 'side' | 'foot' };
  readonly children: ComponentChildren;
}

/** Beside most games there is room from here on. */
const DOCK = { from: 1440, at: 'side' } as const;

export type OpenDialog = 'log' | 'chat' | 'menu' | 'rules' | 'keys' | 'pass' | 'words' | 'allowed' | null;

// Not needed for a first move.
const Chat = lazy(async () => (await import('./chat.tsx')).Chat);
const ChatAnnouncer = lazy(async () => (await import('./chat.tsx')).ChatAnnouncer);
const Menu = lazy(async () => (await import('./menu.tsx')).Menu);
const GameRules = lazy(async () => (await import('../table-kit/rules/chapters.tsx')).GameRules);
const KeysHelp = lazy(async () => (await import('./menu.tsx')).KeysHelp);
const Away = lazy(async () => (await import('./absence/away.tsx')).Away);
const StandIn = lazy(async () => (await import('./absence/away.tsx')).StandIn);
const DoneToYou = lazy(async () => (await import('./done-to-you.tsx')).DoneToYou);
const EndProposal = lazy(async () => (await import('./absence/away.tsx')).EndProposal);
const Passing = lazy(async () => (await import('./auto-pass.tsx')).Passing);
const AutoPass = lazy(async () => (await import('./auto-pass.tsx')).AutoPass);
const TableShortWords = lazy(async () => (await import('../words/short-words.tsx')).TableShortWords);
const TableAllowed = lazy(async () => (await import('./words/table-words.tsx')).TableAllowed);

/** The bar over every game, and what lies behind its icons. */
export function Frame<S extends Shape>({
  session,
  table,
  observation,
  names,
  describe,
  title,
  sub,
  ending,
  undecided = [],
  dock = DOCK,
  children,
}: FrameProps<S>): JSX.Element {
  const [opened, open] = useState<OpenDialog>(null);
  const [read, setRead] = useState(0);
  const said = session.said.value;
  const typed = settings.value.typedChat ? session.chat.value : [];
  const unread =
    said.some(({ n, seat }) => n > read && seat !== names.me) ||
    typed.some(({ at, seat }) => at > read && seat !== names.me);
  const close = (): void => open(null);
  const told = toldOf(observation.events, describe, names, configOf<S>(table));
  const inWords = (as: Names): readonly ToldEvent[] =>
    observation.events.map((event) => ({ event, told: describe(event, as, configOf<S>(table)) }));
  const { mine, question } = situationOf(observation.seen, names.me);
  const docked = useWide(dock.from);
  const openChat = (): void => {
    open('chat');
    setRead(Math.max(session.said.peek().at(-1)?.n ?? 0, session.chat.peek().at(-1)?.at ?? 0));
  };
  // A dialog that closes because another opens must not close that one.
  const dialogProps = (name: NonNullable<OpenDialog>): { open: boolean; onClose: () => void } => ({
    open: opened === name,
    onClose: () => open((now) => (now === name ? null : now)),
  });
  useEffect(() => ending.reached?.(sub), [sub]);
  useEffect(() => {
    tableConfig.value = table.options.config;
  }, [table.options.config]);
  // Bots have nothing to say.
  const others =
    !ending.isReplay && (table.watchers > 0 || table.seats.some((it) => it?.who && it.who !== session.you.value));
  useShellKeys((name) => {
    if (name !== 'chat') open(name);
    else if (others) openChat();
  });
  const isReplaced = table.seats.some((it) => it?.who === session.you.value && it?.level !== null);
  const wasReplaced = useRef(false);
  wasReplaced.current ||= isReplaced;
  const passing = names.me === null ? undefined : session.passing.value.get(names.me);
  const byDay = typeof table.options.pace === 'object';
  const shared = table.seats.filter((it) => it?.who === session.you.value).length > 1;
  return (
    <div class="table" data-dock={docked ? dock.at : undefined}>
      <header class="bar">
        <a class="icon-btn only-narrow" href="/" aria-label={strings.leave}>
          <Icon name="back" />
        </a>
        <a class="wordmark only-wide" href="/">
          {shell.name}
        </a>
        <span class="rule only-wide" />
        <h1 tabIndex={-1}>{title}</h1>
        {shared && names.me !== null && <b class="sub">{names.of(names.me)}</b>}
        <span class="sub">{sub}</span>
        <LatestEventLine told={told} undecided={undecided} question={mine ? question : null} />
        {ending.BarItem && <ending.BarItem {...{ session, table, undecided }} />}
        {!docked && <IconButton icon="log" label={strings.log} onClick={() => open('log')} />}
        {!docked && others && (
          <button
            type="button"
            class="icon-btn"
            aria-label={unread ? strings.chatNew : strings.chat}
            onClick={openChat}
          >
            <Icon name="chat" />
            {unread && <span class="dot" />}
          </button>
        )}
        <IconButton icon="settings" label={strings.menu} onClick={() => open('menu')} />
      </header>
      <LinkState session={session} />
      {!ending.isOver && told.some(({ toMe }) => toMe) && (
        <DoneToYou events={inWords(names)} me={names.me} undecided={undecided} />
      )}
      {wasReplaced.current && <StandIn {...{ session, table, names, inWords, undecided }} from={observation.standIn} />}
      {ending.aside}
      {passing?.wish && byDay && table.status === 'playing' && (
        <Passing passing={passing} onChange={() => open('pass')} />
      )}
      {table.seats.some((it) => it?.goOnAt !== undefined) && <Away session={session} table={table} />}
      {table.wantEnd && <EndProposal session={session} table={table} />}
      {children}
      {typed.length > 0 && <ChatAnnouncer session={session} />}
      {docked && <Dock {...{ session, names, told, undecided, others }} />}
      <Dialog title={strings.log} {...dialogProps('log')}>
        <Log told={told} undecided={undecided} />
      </Dialog>
      <Dialog title={strings.chat} {...dialogProps('chat')}>
        <Chat session={session} names={names} onSaid={close} />
      </Dialog>
      <Dialog title={strings.menu} {...dialogProps('menu')}>
        <Menu {...{ session, table, names, ending, open }} />
      </Dialog>
      <Dialog title={rules.title(title)} {...dialogProps('rules')}>
        <div class="prose rules">
          <GameRules game={table.options.game} config={table.options.config} />
        </div>
      </Dialog>
      <Dialog title={strings.words.allowed} {...dialogProps('allowed')}>
        <TableAllowed table={table} />
      </Dialog>
      <Dialog title={strings.keys} {...dialogProps('keys')}>
        <KeysHelp game={table.options.game} />
      </Dialog>
      <Dialog title={strings.shortWords} {...dialogProps('words')}>
        <TableShortWords {...{ table, undecided }} />
      </Dialog>
      {passing && (
        <Dialog title={strings.passForMe} {...dialogProps('pass')}>
          <AutoPass {...{ session, passing, byDay }} game={table.options.game} />
        </Dialog>
      )}
      <MeaningDialog />
    </div>
  );
}

/** Says so when the connection is lost; over the page, so that nothing moves. */
export function LinkState({ session }: { readonly session: Session }): JSX.Element {
  const link = session.link.value;
  const before = useRef(link);
  useEffect(() => {
    if (before.current === 'lost' && link === 'open') announce(strings.back, { mine: true });
    before.current = link;
  }, [link]);
  return (
    <div class="link-state" role="status">
      {link === 'lost' && <p>{strings.lost}</p>}
    </div>
  );
}

interface DockProps {
  readonly session: Session;
  readonly names: Names;
  readonly told: readonly LatestEvent[];
  readonly undecided: readonly string[];
  /** True if there are other people to talk to. */
  readonly others: boolean;
}

/** Log and chat, lying open where the screen has room. */
const Dock = ({ session, names, told, undecided, others }: DockProps): JSX.Element => (
  <aside class="dock" aria-label={strings.docked}>
    <section aria-label={strings.log}>
      <h2>{strings.log}</h2>
      <Log told={told} undecided={undecided} />
    </section>
    {others && (
      <section aria-label={strings.chat}>
        <h2>{strings.chat}</h2>
        <Chat session={session} names={names} onSaid={() => {}} />
      </section>
    )}
  </aside>
);

/** By the place on the keyboard: with Alt held, some systems write another character. */
const BY_CODE: Readonly<Record<string, OpenDialog>> = { KeyL: 'log', KeyC: 'chat', KeyM: 'menu' };

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/**
 * The keys of every table. Letters alone are the games': at most tables they are typed onto the board wherever the
 * focus is. A question mark is no letter, and asks.
 */
function useShellKeys(open: (dialog: OpenDialog) => void): void {
  const on = settings.value.keys;
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      const wanted = event.altKey ? BY_CODE[event.code] : event.key === '?' && !isTyping ? 'keys' : undefined;
      if (!wanted) return;
      event.preventDefault();
      latest.current(wanted);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
