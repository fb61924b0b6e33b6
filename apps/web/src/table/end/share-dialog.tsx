import type { Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { end as words } from '#strings/end.ts';
import { table as strings } from '#strings/table.ts';
import { myName } from '../../device/me.ts';
import { sendsPictures } from '../../files/files.ts';
import { namesAt } from '../../table-kit/phrases.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { ShownPage } from './actions.ts';
import { headlineOf, linesToSend } from './end-result.ts';
import type { EndActions } from './ending.ts';
import type { AtEnd, Letters } from './game-end.ts';
import { GameLink } from './game-link.tsx';
import type { ShareResult } from './share.ts';

interface ShareDialogProps {
  readonly at: AtEnd;
  readonly ending: EndActions;
  /** The game's public page; undefined where there is none. */
  readonly page: ShownPage | undefined;
  readonly here: readonly Seat[];
  /** The game's, over the result that is sent. */
  readonly title: string;
  /** The game's own sentence at the top; null where it is who won. */
  readonly headline: string | null;
  readonly grid: Letters | null;
}

/** Everything that can be shared: the game, the result, the same shuffle, the record. */
export function ShareDialog(props: ShareDialogProps): JSX.Element {
  const { at, ending, page, here, title } = props;
  const { seats } = at.table;
  // A player without a name is called "You" on this device, which makes no sense to others.
  const unnamed = here.find((seat) => seats[seat]?.name === strings.you);
  const [given, give] = useState(myName.peek());
  const own = given.trim() || words.noName;
  const nameOf = (seat: Seat): string => (seat === unnamed ? own : (seats[seat]?.name ?? ''));
  return (
    <div class="share-dialog">
      {unnamed !== undefined && (
        <label class="field">
          {words.yourName}
          <input
            class="input"
            value={given}
            maxLength={20}
            onInput={({ currentTarget }) => give(currentTarget.value)}
          />
        </label>
      )}
      {page && <GameLink {...{ page, title, nameOf }} />}
      <SendResult {...props} nameOf={nameOf} />
      {ending.deal && <SameDeal link={ending.deal} title={title} />}
      {ending.record !== undefined && <SaveRecord from={ending.record} />}
    </div>
  );
}

interface SendResultProps extends ShareDialogProps {
  readonly nameOf: (seat: Seat) => string;
}

/** The result as text and picture, with the link to the game where anyone may see it. */
function SendResult({ at, page, title, headline, grid, nameOf }: SendResultProps): JSX.Element {
  const { table, result } = at;
  const publicLink = page && page.of !== 'device' ? page.link : null;
  const [done, setDone] = useState<ShareResult>(null);
  const pass = async (how: 'shareResult' | 'saveResult'): Promise<void> => {
    const names = { ...namesAt(table.seats, null), of: nameOf };
    const lines = linesToSend(result, headline ?? headlineOf(result, names).text, nameOf);
    const sharing = await import('./share.ts');
    setDone(await sharing[how]({ title, lines, link: publicLink ?? location.origin, board: grid }));
  };
  const copied = done === 'copied';
  return (
    <section>
      <p class="muted">
        {words.resultText} {page?.of === 'table' && publicLink === null && words.publicPage.noLink}
      </p>
      <div class="share-row">
        {('share' in navigator || 'clipboard' in navigator) && (
          <Button
            icon={copied ? 'check' : 'share'}
            text={copied ? words.copied : words.sendResult}
            onClick={() => void pass('shareResult')}
          />
        )}
        {!sendsPictures() && (
          <Button
            icon={done === 'saved' ? 'check' : 'sheet'}
            text={words.picture}
            onClick={() => void pass('saveResult')}
          />
        )}
      </div>
      {/* Outside the button: a status within it would leave the button without a name. */}
      <span class="sr-only" role="status">
        {copied ? words.copied : done === 'saved' && words.saved}
      </span>
    </section>
  );
}

/** Sends the link where the device can; otherwise it is copied; otherwise it stands there to be copied by hand. */
function SameDeal({ link, title }: { readonly link: () => Promise<string>; readonly title: string }): JSX.Element {
  const [made, setMade] = useState<{ readonly url: string; readonly copied: boolean } | null>(null);
  const pass = async (): Promise<void> => {
    const url = await link();
    try {
      if (navigator.share) await navigator.share({ title: words.dealTitle(title), url });
      else await navigator.clipboard.writeText(url);
      setMade({ url, copied: true });
    } catch {
      setMade({ url, copied: false });
    }
  };
  return (
    <section>
      <p class="muted">{words.sameDealText}</p>
      <Button icon={made?.copied ? 'check' : 'link'} text={words.sameDeal} onClick={() => void pass()} />
      {made && (
        <p class="muted small" role="status">
          {made.copied ? words.dealReady : words.dealByHand} <a href={made.url}>{words.dealHere}</a>
        </p>
      )}
    </section>
  );
}

/** From a server it is a file; of a game on this device it is written now. */
const SaveRecord = ({ from }: { readonly from: string | (() => void) }): JSX.Element => (
  <section>
    {typeof from === 'string' ? (
      <LinkButton text={words.record} href={from} download />
    ) : (
      <Button text={words.record} onClick={from} />
    )}
  </section>
);
