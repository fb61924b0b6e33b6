import type { Progress, View, WordWorx } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import type { SeatObservation } from '../../../net/session.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Icon } from '../../../ui/icon.tsx';
import { wordWorx } from '../strings/play.ts';
import { Lately } from './lately.tsx';
import { Manifest, progressSum } from './manifest.tsx';
import './beside.css';

interface WordWorxSidebarProps {
  readonly sight: SeatObservation<WordWorx>;
  readonly names: Names;
  readonly progress: readonly Progress[] | undefined;
  /** Opens the reckoning of a round. */
  readonly onSheets: (round: number) => void;
}

/** On a wide screen: the manifest and the last moves; and, once a round has been scored, its reckoning. */
export function Beside({ sight, names, progress, onSheets }: WordWorxSidebarProps): JSX.Element {
  const { mine, config, sheets }: View = sight.seen.view;
  return (
    <div class="beside">
      {mine && (
        <section class="panel only-wide" aria-label={wordWorx.manifest.short}>
          <h2>{wordWorx.manifest.title}</h2>
          <Manifest {...{ mine, progress }} once={config.once} />
        </section>
      )}
      <div class="room only-wide">
        <section class="panel" aria-label={wordWorx.lately}>
          <Lately {...{ sight, names }} />
        </section>
      </div>
      {sheets.length > 0 && (
        <button type="button" class="btn quiet" onClick={() => onSheets(sheets.length)}>
          {wordWorx.sheet.open(sheets.length)}
        </button>
      )}
    </div>
  );
}

interface PeekProps {
  readonly progress: readonly Progress[] | undefined;
  readonly onOpen: () => void;
}

/** On a phone: how the manifest stands, and the way to it. */
export const Peek = ({ progress, onOpen }: PeekProps): JSX.Element => (
  <button type="button" class="peek" onClick={onOpen}>
    <b>{wordWorx.manifest.short}</b> {progress && progressSum(progress)} <Icon name="up" />
  </button>
);
