import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { waiting as words } from '#strings/waiting.ts';
import { Tile } from '../../table-kit/tiles/tile.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';

/** Ways to invite others: the code to say, the link to send, the picture to point a phone at. */
export function Invite({ code, game }: { readonly code: string; readonly game: string }): JSX.Element {
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
          <button type="button" class="btn" onClick={copy}>
            <Icon name={copied ? 'check' : 'copy'} />
            {copied ? words.copied : words.copy}
          </button>
          {/* Outside the button: a status within it would leave the button without a name. */}
          <span class="sr-only" role="status">
            {copied && words.copied}
          </span>
          {'share' in navigator && (
            <button type="button" class="btn" onClick={share}>
              <Icon name="share" />
              {words.share}
            </button>
          )}
        </div>
      </div>
      <figure>
        <QrCode text={link} label={words.qr} />
        <figcaption class="dim small">{words.scan}</figcaption>
      </figure>
    </section>
  );
}
