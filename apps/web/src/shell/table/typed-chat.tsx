import { type AnyRefusal, CHAT_LENGTH, type TableInfo } from '@wordhoard/protocol';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { typedChat as strings } from '#strings/typed-chat.ts';
import type { Session } from '../session.ts';
import { change, settings } from '../settings.ts';
import './typed-chat.css';

interface TypedChatProps {
  readonly session: Session;
  readonly table: TableInfo;
  /** The place one writes from; null for spectators, who only read. */
  readonly me: number | null;
}

/** Sends typed messages; and switches them off, for the player alone or, by the host, for all. */
export function TypedChat({ session, table, me }: TypedChatProps): JSX.Element {
  const isAllowed = table.options.chat !== false;
  const isShown = settings.value.typedChat;
  const isHost = table.host === session.you.value;
  return (
    <div class="typed-chat">
      {!isAllowed && !isHost && <p class="dim small">{strings.off}</p>}
      {isAllowed && !isShown && <p class="dim small">{strings.hidden}</p>}
      {isAllowed && isShown && me !== null && <MessageForm session={session} seat={me} />}
      <div class="row">
        {isAllowed && (
          <button type="button" class="btn quiet" onClick={() => change({ typedChat: !isShown })}>
            {isShown ? strings.hide : strings.show}
          </button>
        )}
        {isHost && (
          <button
            type="button"
            class="btn quiet"
            onClick={() => void session.send({ type: 'allow-chat', allowed: !isAllowed })}
          >
            {isAllowed ? strings.turnOff : strings.turnOn}
          </button>
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
          maxLength={CHAT_LENGTH}
          autocomplete="off"
          enterKeyHint="send"
          aria-describedby={`${id}-hint`}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn go">
          {strings.send}
        </button>
      </div>
      <small class="dim" id={`${id}-hint`}>
        {strings.limit}
      </small>
      {refusal && <p role="alert">{refusalText(refusal)}</p>}
    </form>
  );
}
