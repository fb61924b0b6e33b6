import type { Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { end as words } from '#strings/end.ts';
import { table as strings } from '#strings/table.ts';
import { Icon } from '../icon.tsx';
import { myName } from '../me.ts';
import { namesAt } from '../table/names.ts';
import type { Ending } from './ending.ts';
import type { Letters } from './final-grid.ts';
import type { AtEnd } from './game-end.ts';
import { headlineOf, linesToSend } from './headline.ts';
import { sendsPictures } from './sends-pictures.ts';
import type { Sharing } from './share.ts';

interface ShareSheetProps {
  readonly at: AtEnd;
  readonly ending: Ending;
  readonly here: readonly Seat[];
  /** The game's, over the result that is sent. */
  readonly title: string;
  /** The game's own sentence at the top; null where it is who won. */
  readonly headline: string | null;
  readonly grid: Letters | null;
}

/** Everything that can be given to somebody else: the result, the same shuffle, the record. */
export const ShareSheet = (props: ShareSheetProps): JSX.Element => (
  <div class="share-sheet">
    <SendResult {...props} />
    {props.ending.deal && <SameDeal link={props.ending.deal} title={props.title} />}
    {props.ending.record !== undefined && <SaveRecord from={props.ending.record} />}
  </div>
);

/** The result as text and picture. Who has never given a name is called "You" at this device, and so to nobody else. */
function SendResult({ at, here, title, headline, grid }: ShareSheetProps): JSX.Element {
  const { table, result } = at;
  const [done, setDone] = useState<Sharing>(null);
  const unnamed = here.find((seat) => table.seats[seat]?.name === strings.you);
  const [given, give] = useState(myName.peek());
  const nameOf = (seat: Seat): string =>
    seat === unnamed ? given.trim() || words.noName : (table.seats[seat]?.name ?? '');
  const pass = async (how: 'shareResult' | 'saveResult'): Promise<void> => {
    const names = { ...namesAt(table.seats, null), of: nameOf };
    const lines = linesToSend(result, headline ?? headlineOf(result, names).text, nameOf);
    const sharing = await import('./share.ts');
    const link = `${location.origin}/play/${table.options.game}`;
    setDone(await sharing[how]({ title, lines, link, board: grid }));
  };
  const copied = done === 'copied';
  return (
    <section>
      <p class="dim">{words.resultText}</p>
      {unnamed !== undefined && (
        <label class="field">
          {words.yourName}
          <input class="input" value={given} maxLength={20} onInput={({ currentTarget: { value } }) => give(value)} />
        </label>
      )}
      <div class="share-row">
        {('share' in navigator || 'clipboard' in navigator) && (
          <button type="button" class="btn" onClick={() => void pass('shareResult')}>
            <Icon name={copied ? 'check' : 'share'} />
            {copied ? words.copied : words.sendResult}
          </button>
        )}
        {!sendsPictures() && (
          <button type="button" class="btn" onClick={() => void pass('saveResult')}>
            <Icon name={done === 'saved' ? 'check' : 'sheet'} />
            {words.picture}
          </button>
        )}
      </div>
      {/* Outside the button: a status within it would leave the button without a name. */}
      <span class="unseen" role="status">
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
      <p class="dim">{words.sameDealText}</p>
      <button type="button" class="btn" onClick={() => void pass()}>
        <Icon name={made?.copied ? 'check' : 'link'} />
        {words.sameDeal}
      </button>
      {made && (
        <p class="dim small" role="status">
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
      <a class="btn" href={from} download>
        {words.record}
      </a>
    ) : (
      <button type="button" class="btn" onClick={from}>
        {words.record}
      </button>
    )}
  </section>
);
