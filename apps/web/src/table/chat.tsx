import { type AnyRefusal, MAX_CHAT_LENGTH, PHRASES, type TableInfo } from '@wordhoard/protocol';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { table } from '#strings/table.ts';
import { typedChat as strings, typedChat } from '#strings/table-dialogs.ts';
import { change, settings } from '../device/settings.ts';
import type { ChatPhrase, HeardLine, Session } from '../net/session.ts';
import type { Names } from '../table-kit/phrases.ts';
import { Disc } from '../table-kit/player-list.tsx';
import { announce } from '../ui/announcer.tsx';
import './chat.css';
import { Button } from '../ui/button.tsx';

interface ChatProps {
  readonly session: Session;
  readonly names: Names;
  readonly onSaid: () => void;
  /** For tight spaces: no phrases where players can type. */
  readonly brief?: boolean;
}

interface ChatLine {
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

/** Messages shown; the rest is one scroll away at most. */
const SHOWN = 30;

/** Phrases and typed messages in the order they came. */
function linesOf(said: readonly ChatPhrase[], typed: readonly HeardLine[], names: Names): readonly ChatLine[] {
  const phrases = said.map(({ n, seat, phrase }): ChatLine => {
    const name = names.of(seat);
    return { at: n, seat, name, text: table.said(name, phrase) };
  });
  const written = typed.map(({ at, seat, name, text }) => ({ at, seat, name, text: typedChat.line(name, text) }));
  return [...phrases, ...written].sort((a, b) => a.at - b.at).slice(-SHOWN);
}

/** Typed messages are for tables by link, where people know each other, with at least two people. */
const isTypedAt = ({ options, seats }: TableInfo): boolean =>
  options.visibility === 'link' && new Set(seats.flatMap((it) => it?.who ?? [])).size > 1;

/** Phrases at every table, and typed messages at tables by link. */
export function Chat({ session, names, onSaid, brief = false }: ChatProps): JSX.Element {
  const { me } = names;
  const here = session.table.value;
  const isTyped = here !== null && isTypedAt(here);
  const lines = linesOf(session.said.value, settings.value.typedChat ? session.chat.value : [], names);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <>
      {lines.length === 0 ? (
        <p class="muted">{table.chatEmpty}</p>
      ) : (
        <ul class="said plain" ref={list}>
          {lines.map(({ at, seat, name, text }) => (
            <li key={at}>
              <Disc name={name} seat={seat} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {isTyped && <TypedChat session={session} table={here} me={me} />}
      {me !== null && !(brief && isTyped && here.options.chat !== false && settings.value.typedChat) && (
        <fieldset class="phrases" aria-label={table.chatSay}>
          {PHRASES.map((phrase) => (
            <Button
              key={phrase}
              text={table.phrase(phrase)}
              onClick={() => {
                void session.send({ type: 'say', seat: me, phrase });
                onSaid();
              }}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Messages announced per session: the waiting room and the board have different announcers. */
const announced = new WeakMap<Session, number>();

/** Reads typed messages of others to a screen reader, each once; those of before one came are in the chat. */
export function ChatAnnouncer({ session }: { readonly session: Session }): null {
  const typed = settings.value.typedChat ? session.chat.value : [];
  useEffect(() => {
    const isMine = (seat: number): boolean => session.table.peek()?.seats[seat]?.who === session.you.peek();
    const since = announced.get(session) ?? 0;
    for (const { at, seat, name, text, isNew } of typed)
      if (isNew && at > since && !isMine(seat)) announce(typedChat.line(name, text));
    announced.set(session, Math.max(since, ...typed.map(({ at }) => at)));
  }, [typed]);
  return null;
}

interface TypedChatProps {
  readonly session: Session;
  readonly table: TableInfo;
  /** The place one writes from; null for spectators, who only read. */
  readonly me: number | null;
}

/** Sends typed messages; and switches them off, for the player alone or, by the host, for all. */
function TypedChat({ session, table, me }: TypedChatProps): JSX.Element {
  const isAllowed = table.options.chat !== false;
  const isShown = settings.value.typedChat;
  const isHost = table.host === session.you.value;
  return (
    <div class="typed-chat">
      {!isAllowed && !isHost && <p class="muted small">{strings.off}</p>}
      {isAllowed && !isShown && <p class="muted small">{strings.hidden}</p>}
      {isAllowed && isShown && me !== null && <MessageForm session={session} seat={me} />}
      <div class="row">
        {isAllowed && (
          <Button
            class="quiet"
            text={isShown ? strings.hide : strings.show}
            onClick={() => change({ typedChat: !isShown })}
          />
        )}
        {isHost && (
          <Button
            class="quiet"
            text={isAllowed ? strings.turnOff : strings.turnOn}
            onClick={() => void session.send({ type: 'allow-chat', allowed: !isAllowed })}
          />
        )}
      </div>
    </div>
  );
}

function MessageForm({ session, seat }: { readonly session: Session; readonly seat: number }): JSX.Element {
  const id = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    const no = await session.send({ type: 'chat', seat, text });
    setRefusal(no);
    // Nothing typed is lost.
    if (no) setText((now) => now || text);
  };
  return (
    <form onSubmit={submit}>
      <label for={id}>{strings.label}</label>
      <div class="message">
        <input
          class="input"
          id={id}
          value={text}
          maxLength={MAX_CHAT_LENGTH}
          autocomplete="off"
          enterKeyHint="send"
          aria-describedby={`${id}-hint`}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn primary">
          {strings.send}
        </button>
      </div>
      <small class="muted" id={`${id}-hint`}>
        {strings.limit}
      </small>
      {refusal && <p role="alert">{refusalText(refusal)}</p>}
    </form>
  );
}
