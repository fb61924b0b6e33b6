import type { Level } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentType, JSX } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { over as words } from '#strings/over.ts';
import { table as strings } from '#strings/table.ts';
import { Icon } from '../icon.tsx';
import type { Session } from '../session.ts';
import { FinalGrid } from './final-grid.ts';
import { nextLevel } from './next-level.ts';
import { sendsPictures } from './sends-pictures.ts';
import type { Sharing } from './share.ts';

export interface BesideProps {
  readonly session: Session;
  readonly table: TableInfo;
  /** Words whose fate is open. */
  readonly undecided: readonly string[];
}

/** What can follow the end of a game here: online a rematch of the same people, offline simply another game. */
export interface Ending {
  readonly label: string;
  readonly hint: string;
  /** May it be asked for before the end? Nobody else is kept from playing on. */
  readonly anyTime: boolean;
  /** Null for those who only watched. */
  readonly again: (() => void) | null;
  /** Another game against bots of this strength; absent where that cannot be had. */
  readonly atLevel?: (level: Level) => void;
  /** Where the game can be looked at again, and where its record is to be had; absent where that is already being done. */
  readonly review?: string;
  readonly record?: string | (() => void);
  /** Whether the shuffle was fair, as far as this device can tell; absent where it was dealt on this device. */
  readonly shuffle?: JSX.Element;
  /** What else stands in the bar. */
  readonly Beside?: ComponentType<BesideProps> | undefined;
  /** The address at which somebody plays the same shuffle; absent where there is none to be had. */
  readonly deal?: () => Promise<string>;
  /** Where this playing of a shuffle and the one before lie side by side. */
  readonly beside?: string;
  /** Can its host allow words in the middle of it? Not where it is looked at again, learnt from or compared. */
  readonly allows?: boolean;
  /** Stands over the game, under its bar. */
  readonly aside?: JSX.Element;
  /** Told how far the game has got, in words; for whoever may ask later what would be lost. */
  readonly reached?: (sub: string) => void;
}

interface OverProps {
  readonly table: TableInfo;
  readonly ending: Ending;
  /** The result, to be sent to somebody: the game's name, and what can be said of it line by line. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** The buttons under the final ranking. */
export function Over({ table, ending, title, lines }: OverProps): JSX.Element {
  const [done, setDone] = useState<Sharing>(null);
  const board = useContext(FinalGrid);
  const pass = async (how: 'shareResult' | 'saveResult'): Promise<void> => {
    const link = `${location.origin}/play/${table.options.game}`;
    const sharing = await import('./share.ts');
    setDone(await sharing[how]({ title, lines, link, board: board() }));
  };
  const copied = done === 'copied';
  const level = ending.atLevel ? nextLevel(table) : null;
  return (
    <div class="over">
      {table.rematch !== null ? (
        <a class="btn big go" href={`/t/${table.rematch}`}>
          {words.toRematch}
        </a>
      ) : (
        ending.again && (
          <button type="button" class="btn big go" onClick={ending.again}>
            {ending.label}
          </button>
        )
      )}
      {level !== null && (
        <button type="button" class="btn" onClick={() => ending.atLevel?.(level)}>
          <Icon name="bot" />
          {strings.over.atLevel(level)}
        </button>
      )}
      {ending.review !== undefined && (
        <a class="btn" href={ending.review}>
          <Icon name="eye" />
          {words.review}
        </a>
      )}
      {ending.beside !== undefined && (
        <a class="btn go" href={ending.beside}>
          {words.beside}
        </a>
      )}
      {ending.deal && <SameDeal link={ending.deal} title={title} />}
      {('share' in navigator || 'clipboard' in navigator) && (
        <button type="button" class="btn" onClick={() => pass('shareResult')}>
          <Icon name={copied ? 'check' : 'share'} />
          {copied ? words.shared : words.share}
        </button>
      )}
      {!sendsPictures() && (
        <button type="button" class="btn" onClick={() => pass('saveResult')}>
          <Icon name={done === 'saved' ? 'check' : 'sheet'} />
          {words.picture}
        </button>
      )}
      {/* Outside the button: a status within it would leave the button without a name. */}
      <span class="unseen" role="status">
        {copied ? words.shared : done === 'saved' && words.saved}
      </span>
      {ending.record !== undefined && <SaveRecord from={ending.record} />}
      <a class="btn quiet" href="/">
        {words.home}
      </a>
      <p class="dim small" role="status">
        {table.rematch !== null ? words.rematchReady : ending.again && ending.hint}
      </p>
      {ending.shuffle}
    </div>
  );
}

/** From a server it is a file; of a game on this device it is written now. */
const SaveRecord = ({ from }: { readonly from: string | (() => void) }): JSX.Element =>
  typeof from === 'string' ? (
    <a class="btn quiet" href={from} download>
      {strings.record}
    </a>
  ) : (
    <button type="button" class="btn quiet" onClick={from}>
      {strings.record}
    </button>
  );

/** Sends the link where the device can; else it is laid on the clipboard; else it stands there to be copied. */
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
    <>
      <button type="button" class="btn" onClick={() => void pass()}>
        <Icon name={made?.copied ? 'check' : 'link'} />
        {words.sameDeal}
      </button>
      {made && (
        <p class="dim small same-deal" role="status">
          {made.copied ? words.dealReady : words.dealByHand} <a href={made.url}>{words.dealHere}</a>
        </p>
      )}
    </>
  );
}
