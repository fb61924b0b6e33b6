import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { shell } from '#strings/shell.ts';
import { table as strings } from '#strings/table.ts';
import { announce } from '../announcer.tsx';
import { Icon } from '../icon.tsx';
import type { Session, Sight } from '../session.ts';
import { Sheet } from '../sheet.tsx';
import { Chat } from './chat.tsx';
import { type Describe, Log } from './log.tsx';
import { Menu } from './menu.tsx';
import type { Names } from './names.ts';
import type { Ending } from './over.tsx';
import './frame.css';

interface FrameProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly sight: Sight;
  readonly names: Names;
  readonly describe: Describe;
  readonly title: string;
  /** How far the game has got. */
  readonly sub: string;
  readonly ending: Ending;
  readonly children: ComponentChildren;
}

type Opened = 'log' | 'chat' | 'menu' | null;

/** The bar over every game, and what lies behind its icons. */
export function Frame({
  session,
  table,
  sight,
  names,
  describe,
  title,
  sub,
  ending,
  children,
}: FrameProps): JSX.Element {
  const [opened, open] = useState<Opened>(null);
  const [read, setRead] = useState(0);
  const said = session.said.value;
  const unread = said.some(({ n, seat }) => n > read && seat !== names.me);
  const close = (): void => open(null);
  const shared = table.seats.filter((it) => it?.who === session.you.value).length > 1;
  return (
    <div class="table">
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
        <span class="space" />
        <button type="button" class="icon-btn" aria-label={strings.log} onClick={() => open('log')}>
          <Icon name="log" />
        </button>
        <button
          type="button"
          class="icon-btn"
          aria-label={unread ? strings.chatNew : strings.chat}
          onClick={() => {
            open('chat');
            setRead(said.at(-1)?.n ?? 0);
          }}
        >
          <Icon name="chat" />
          {unread && <span class="dot" />}
        </button>
        <button type="button" class="icon-btn" aria-label={strings.menu} onClick={() => open('menu')}>
          <Icon name="settings" />
        </button>
      </header>
      <LinkState session={session} />
      <StandIn session={session} table={table} />
      {children}
      <Sheet title={strings.log} open={opened === 'log'} onClose={close}>
        <Log sight={sight} names={names} describe={describe} />
      </Sheet>
      <Sheet title={strings.chat} open={opened === 'chat'} onClose={close}>
        <Chat session={session} names={names} onSaid={close} />
      </Sheet>
      <Sheet title={strings.menu} open={opened === 'menu'} onClose={close}>
        <Menu {...{ session, table, names, ending }} onDone={close} />
      </Sheet>
    </div>
  );
}

/** A bot keeps the place of whoever was away for long; it is theirs again for the asking. */
function StandIn({ session, table }: { readonly session: Session; readonly table: TableInfo }): JSX.Element | null {
  const mine = table.seats.flatMap((it, seat) =>
    it?.who === session.you.value && it.presence === 'stand-in' ? [seat] : [],
  );
  if (mine.length === 0 || table.status !== 'playing') return null;
  return (
    <div class="stand-in" role="status">
      <p>{strings.standIn}</p>
      <button
        type="button"
        class="btn go"
        onClick={() => {
          for (const seat of mine) void session.send({ type: 'return', seat });
        }}
      >
        {strings.return}
      </button>
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
