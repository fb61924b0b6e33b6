import { COIN_GRID_SIZE, CROWN_GRID_SIZE, debtOf, type Sheet } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { wordsmith } from '../strings/play.ts';
import './tracks.css';

const CROWN = 'M4 18h16l1-10-5 4-4-7-4 7-5-4z';

/** [WS-3] [WS-7] Coins crossed off and the bars filled below them; crowns. The figures say the same. */
export const Tracks = ({ sheet }: { readonly sheet: Sheet }): JSX.Element => (
  <section class="ws-tracks" aria-label={wordsmith.tracks.label}>
    <p>{wordsmith.tracks.coins(sheet.spent, sheet.gained)}</p>
    <p class="ws-crown-count">{wordsmith.tracks.crowns(sheet.crowns)}</p>
    <p class={debtOf(sheet) > 0 ? 'ws-unpaid owing' : 'ws-unpaid'}>{wordsmith.tracks.unpaid(debtOf(sheet))}</p>
    <div class="ws-coins" aria-hidden="true">
      {Array.from({ length: COIN_GRID_SIZE }, (_, i) => (
        <span key={i} class={`${i < sheet.spent ? 'crossed' : ''} ${i < sheet.gained ? 'filled' : ''}`} />
      ))}
    </div>
    <div class="ws-crowns" aria-hidden="true">
      {Array.from({ length: CROWN_GRID_SIZE }, (_, i) => (
        <svg key={i} class={i < sheet.crowns ? 'won' : ''} viewBox="0 0 24 24" aria-hidden="true">
          <path d={CROWN} />
        </svg>
      ))}
    </div>
  </section>
);
