import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Sheet } from '../../../ui/dialog.tsx';
import { wildwords } from '../strings/play.ts';
import type { DraftScore } from './laying.ts';

interface TurnProps {
  readonly worth: DraftScore;
  readonly canTrade: boolean;
  readonly onPlay: () => void;
  readonly onTrade: () => void;
  readonly onPass: () => void;
}

type Sure = 'trade' | 'pass' | null;

/** [WW-5] The three things a turn is made of; what cannot be taken back is asked about once more. */
export function Turn({ worth, canTrade, onPlay, onTrade, onPass }: TurnProps): JSX.Element {
  const { act } = wildwords;
  const [sure, ask] = useState<Sure>(null);
  const close = (): void => ask(null);
  const go = (): void => {
    if (sure === 'trade') onTrade();
    else onPass();
    close();
  };
  return (
    <>
      <div class="do turn">
        <button type="button" class="btn big" disabled={!canTrade} onClick={() => ask('trade')}>
          {act.trade}
        </button>
        <button type="button" class="btn big" onClick={() => ask('pass')}>
          {act.pass}
        </button>
        <button type="button" class="btn big go" disabled={worth === null} onClick={onPlay}>
          {worth && 'score' in worth ? act.playFor(worth.score.score) : act.play}
        </button>
      </div>
      <Sheet title={sure === 'trade' ? act.tradeTitle : act.passTitle} open={sure !== null} onClose={close}>
        <p>{sure === 'trade' ? act.tradeText : act.passText}</p>
        <div class="do sheet-do">
          <button type="button" class="btn big" onClick={close}>
            {act.cancel}
          </button>
          <button type="button" class="btn big go" onClick={go}>
            {sure === 'trade' ? act.tradeGo : act.passGo}
          </button>
        </div>
      </Sheet>
    </>
  );
}
