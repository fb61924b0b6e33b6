import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { Tile } from '../../tiles/tile.tsx';
import { Icon } from '../icon.tsx';

/** How others get here: the code to say, the link to send, the picture to point a phone at. */
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
    navigator.share({ title: strings.waiting.shareTitle(game), url: link }).catch(() => undefined);
  };
  return (
    <section class="panel invite" aria-label={strings.waiting.invite}>
      <div>
        <p class="code">
          <span class="unseen">
            {strings.waiting.code}: {code}
          </span>
          <span class="logo" aria-hidden="true">
            {Array.from(code, (letter, i) => (letter === '-' ? <i key={i} /> : <Tile key={i} letter={letter} />))}
          </span>
        </p>
        <div class="field">
          <label for={field}>{strings.waiting.link}</label>
          <input class="input" id={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </div>
        <div class="row">
          <button type="button" class="btn" onClick={copy}>
            <Icon name={copied ? 'check' : 'copy'} />
            <span role="status">{copied ? strings.waiting.copied : strings.waiting.copy}</span>
          </button>
          {'share' in navigator && (
            <button type="button" class="btn" onClick={share}>
              <Icon name="share" />
              {strings.waiting.share}
            </button>
          )}
        </div>
      </div>
      <figure>
        <QrCode text={link} />
        <figcaption class="dim small">{strings.waiting.scan}</figcaption>
      </figure>
    </section>
  );
}

/** Always dark on light, whatever the theme: that is what cameras read. */
function QrCode({ text }: { readonly text: string }): JSX.Element {
  const [path, setPath] = useState<{ readonly d: string; readonly size: number } | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 });
      const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
      setPath({ d: cells.join(''), size });
    });
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${path?.size ?? 29} ${path?.size ?? 29}`} role="img" aria-label={strings.waiting.qr}>
      <path d={path?.d} />
    </svg>
  );
}
