import type { Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { end } from '#strings/end.ts';
import { Button } from '../../ui/button.tsx';
import type { Agreement, ShownPage } from './actions.ts';

const words = end.publicPage;

interface GameLinkProps {
  readonly page: ShownPage;
  readonly title: string;
  /** As the players are called to others. */
  readonly nameOf: (seat: Seat) => string;
}

/** A link to this very game: at a table a switch for each player, for a game on this device a link that carries it. */
export function GameLink({ page, title, nameOf }: GameLinkProps): JSX.Element {
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      {page.of === 'table' && <AgreementSwitch page={page} />}
      {page.of === 'device' ? (
        <SendLink make={() => page.make(nameOf)} title={title} text={words.carried} />
      ) : (
        page.link !== null && <SendLink make={async () => page.link} title={title} />
      )}
    </section>
  );
}

function AgreementSwitch({ page }: { readonly page: Agreement }): JSX.Element {
  const { allow, mine, missing, link } = page;
  if (!allow) return <p class="muted">{link === null ? words.onlyPlayers : words.open}</p>;
  return (
    <>
      <label class="choice">
        <input type="checkbox" checked={mine} onChange={({ currentTarget }) => allow(currentTarget.checked)} />
        <span>{words.allow}</span>
        <small>{words.allowText}</small>
      </label>
      <p class="muted small" role="status">
        {link !== null ? words.open : mine && missing.length > 0 && words.waiting(missing)}
      </p>
    </>
  );
}

interface SendLinkProps {
  /** Null where there is no such link. */
  readonly make: () => Promise<string | null>;
  readonly title: string;
  readonly text?: string;
}

/** Sends it where the device can; otherwise it is copied; otherwise it stands there to be copied by hand. */
function SendLink({ make, title, text }: SendLinkProps): JSX.Element {
  const [made, setMade] = useState<{ readonly url: string | null; readonly sent: boolean } | null>(null);
  const send = async (): Promise<void> => {
    const url = await make();
    if (url === null) return setMade({ url, sent: false });
    try {
      if (navigator.share) await navigator.share({ title, url });
      else await navigator.clipboard.writeText(url);
      setMade({ url, sent: true });
    } catch {
      setMade({ url, sent: false });
    }
  };
  return (
    <>
      {text !== undefined && <p class="muted small">{text}</p>}
      <Button icon={made?.sent ? 'check' : 'link'} text={words.make} onClick={() => void send()} />
      <p class="muted small" role="status">
        {made &&
          (made.url === null ? (
            words.tooLong
          ) : made.sent ? (
            words.copied
          ) : (
            <>
              {words.byHand} <a href={made.url}>{made.url}</a>
            </>
          ))}
      </p>
    </>
  );
}

/**
 * Another player's wish to share the game: shown on the end screen itself, because players don't look for it behind
 * "Share".
 */
export function ShareRequest({ page }: { readonly page: ShownPage }): JSX.Element | null {
  if (page.of !== 'table' || !page.allow || page.mine || page.asking.length === 0) return null;
  const { allow, asking } = page;
  return (
    <section class="share-request" aria-label={words.title}>
      <p role="status">{words.request(asking)}</p>
      <Button text={words.yes} onClick={() => allow(true)} />
    </section>
  );
}
