import type { Seat } from '@wordhoard/kernel';
import { componentsOf, penaltyOf, type View } from '@wordhoard/wildwords';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Names } from '../../../table-kit/phrases.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { DraftScore } from '../hand/draft.ts';
import { wildwords } from '../strings/play.ts';
import { playedWord } from '../strings/play-text.ts';
import type { TooLate } from './announcements.ts';
import { termsOfPending } from './arithmetic.ts';
import { Terms } from './terms.tsx';

interface TurnProps {
  /** The game ends when all players have passed so many times in a row. */
  readonly passes: number;
  readonly worth: DraftScore;
  readonly canTrade: boolean;
  readonly onPlay: () => void;
  readonly onTrade: () => void;
  readonly onPass: () => void;
}

/** [WW-5] The three things a turn is made of; what cannot be taken back is asked about once more. */
export function Turn({ passes, worth, canTrade, onPlay, onTrade, onPass }: TurnProps): JSX.Element {
  const { act } = wildwords;
  const [sure, ask] = useState<'trade' | 'pass' | null>(null);
  const close = (): void => ask(null);
  const go = (): void => {
    if (sure === 'trade') onTrade();
    else onPass();
    close();
  };
  return (
    <>
      <div class="actions turn">
        <Button class="big" text={act.trade} disabled={!canTrade} onClick={() => ask('trade')} />
        <Button class="big" text={act.pass} onClick={() => ask('pass')} />
        <button type="button" class="btn big primary" disabled={worth === null} onClick={onPlay}>
          {worth && 'score' in worth ? act.playFor(worth.score.score) : act.play}
        </button>
      </div>
      <ConfirmDialog
        title={sure === 'trade' ? act.tradeTitle : act.passTitle}
        open={sure !== null}
        text={<p>{sure === 'trade' ? act.tradeText : act.passText(passes)}</p>}
        onClose={close}
      >
        <Button class="big primary" text={sure === 'trade' ? act.tradeGo : act.passGo} onClick={go} />
      </ConfirmDialog>
    </>
  );
}

interface ChallengeProps {
  readonly view: View;
  readonly names: Names;
  /** Players at this device who still have to decide. */
  readonly deciding: readonly Seat[];
  readonly answer: (seat: Seat, challenge: boolean) => void;
  readonly thinking: TooLate['thinking'];
}

/** [WW-14] Accept or challenge; a challenge costs something when it fails, so it is asked about once more. */
export function Challenge({ view, names, deciding, answer, thinking }: ChallengeProps): JSX.Element {
  const { act } = wildwords;
  const [sure, ask] = useState(false);
  const close = (): void => {
    ask(false);
    thinking(null);
  };
  const many = deciding.length > 1;
  return (
    <>
      <div class="actions">
        <Button
          class="big"
          icon="flag"
          text={act.challenge}
          onClick={() => {
            ask(true);
            thinking({ by: null });
          }}
        />
        <Button
          class="big primary"
          icon="check"
          text={many ? act.acceptAll : act.accept}
          onClick={() => {
            for (const seat of deciding) answer(seat, false);
          }}
        />
      </div>
      <ConfirmDialog
        title={act.challengeTitle(playedWord(view.pending?.play ?? ''), many)}
        open={sure}
        text={
          <>
            {view.pending && <Terms terms={termsOfPending(componentsOf(view.config), view.pending)} />}
            <p>{view.scores.length === 2 ? act.riskTwo : act.riskMany(penaltyOf(view.config))}</p>
          </>
        }
        onClose={() => sure && close()}
      >
        {deciding.map((seat) => (
          <Button
            key={seat}
            class="big primary"
            text={many ? names.of(seat) : act.challenge}
            onClick={() => {
              ask(false);
              thinking({ by: seat });
              answer(seat, true);
            }}
          />
        ))}
      </ConfirmDialog>
    </>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly text: ComponentChildren;
  readonly onClose: () => void;
  /** The buttons that go ahead, after the one that doesn't. */
  readonly children: ComponentChildren;
}

/** Asks once more about something that can't be taken back. */
export const ConfirmDialog = ({ title, open, text, onClose, children }: ConfirmDialogProps): JSX.Element => (
  <Dialog {...{ title, open, onClose }}>
    {text}
    <div class="actions dialog-actions">
      <Button class="big" text={wildwords.act.cancel} onClick={onClose} />
      {children}
    </div>
  </Dialog>
);

/** [WW-17] Sealed: with the challenger, or with the player. */
export const Vote = ({
  penalty,
  answer,
}: {
  readonly penalty: number;
  readonly answer: (agree: boolean) => void;
}): JSX.Element => (
  <>
    <p class="muted small">{wildwords.act.voteRisk(penalty)}</p>
    <div class="actions">
      <Button class="big" text={wildwords.act.agree} onClick={() => answer(true)} />
      <Button class="big" text={wildwords.act.disagree} onClick={() => answer(false)} />
    </div>
  </>
);
