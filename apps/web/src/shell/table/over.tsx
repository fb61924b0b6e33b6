import type { TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { Icon } from '../icon.tsx';

/** What can follow the end of a game here: online a rematch of the same people, offline simply another game. */
export interface Ending {
  readonly label: string;
  readonly hint: string;
  /** May it be asked for before the end? Nobody else is kept from playing on. */
  readonly anyTime: boolean;
  /** Null for those who only watched. */
  readonly again: (() => void) | null;
}

interface OverProps {
  readonly table: TableInfo;
  readonly ending: Ending;
  /** The result as plain text, to send to somebody. */
  readonly result: string;
}

/** The buttons under the final ranking. */
export function Over({ table, ending, result }: OverProps): JSX.Element {
  const [copied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    try {
      if (navigator.share) await navigator.share({ text: result });
      else {
        await navigator.clipboard.writeText(result);
        setCopied(true);
      }
    } catch {
      // Cancelled by the player.
    }
  };
  return (
    <div class="over">
      {table.rematch !== null ? (
        <a class="btn big go" href={`/t/${table.rematch}`}>
          {strings.over.toRematch}
        </a>
      ) : (
        ending.again && (
          <button type="button" class="btn big go" onClick={ending.again}>
            {ending.label}
          </button>
        )
      )}
      {('share' in navigator || 'clipboard' in navigator) && (
        <button type="button" class="btn" onClick={share}>
          <Icon name={copied ? 'check' : 'share'} />
          <span role="status">{copied ? strings.over.shared : strings.over.share}</span>
        </button>
      )}
      <a class="btn quiet" href="/">
        {strings.over.home}
      </a>
      <p class="dim small" role="status">
        {table.rematch !== null ? strings.over.rematchReady : ending.again && ending.hint}
      </p>
    </div>
  );
}
