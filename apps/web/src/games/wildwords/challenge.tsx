import type { Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { wildwords } from '#strings/wildwords.ts';
import { Icon } from '../../shell/icon.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import type { Names } from '../../shell/table/names.ts';
import { termsOfPending } from './arithmetic.ts';
import { Terms } from './ask.tsx';
import type { Moment } from './scene.ts';

interface ChallengeProps {
  readonly moment: Moment;
  readonly names: Names;
  /** Those at this device who have still to decide. */
  readonly deciding: readonly Seat[];
  readonly answer: (seat: Seat, challenge: boolean) => void;
}

/** [WW-14] Accept or challenge; a challenge costs something when it fails, so it is asked about once more. */
export function Challenge({ moment, names, deciding, answer }: ChallengeProps): JSX.Element {
  const { act } = wildwords;
  const [sure, ask] = useState(false);
  const { view } = moment;
  const close = (): void => ask(false);
  const many = deciding.length > 1;
  return (
    <>
      <div class="do">
        <button type="button" class="btn big" onClick={() => ask(true)}>
          <Icon name="flag" />
          {act.challenge}
        </button>
        <button
          type="button"
          class="btn big go"
          onClick={() => {
            for (const seat of deciding) answer(seat, false);
          }}
        >
          <Icon name="check" />
          {many ? act.acceptAll : act.accept}
        </button>
      </div>
      <Sheet title={act.challengeTitle(view.pending?.play ?? '')} open={sure} onClose={close}>
        {view.pending && <Terms terms={termsOfPending(view.pending)} />}
        <p>{view.scores.length === 2 ? act.riskTwo : act.riskMany(view.config.penalty)}</p>
        <div class="do sheet-do">
          <button type="button" class="btn big" onClick={close}>
            {act.cancel}
          </button>
          {deciding.map((seat) => (
            <button
              key={seat}
              type="button"
              class="btn big go"
              onClick={() => {
                answer(seat, true);
                close();
              }}
            >
              {many ? names.of(seat) : act.challenge}
            </button>
          ))}
        </div>
      </Sheet>
    </>
  );
}

/** [WW-17] Sealed: with the challenger, or with whoever played. */
export const Vote = ({
  penalty,
  answer,
}: {
  readonly penalty: number;
  readonly answer: (agree: boolean) => void;
}): JSX.Element => (
  <>
    <p class="dim small">{wildwords.act.voteRisk(penalty)}</p>
    <div class="do">
      <button type="button" class="btn big" onClick={() => answer(true)}>
        {wildwords.act.agree}
      </button>
      <button type="button" class="btn big" onClick={() => answer(false)}>
        {wildwords.act.disagree}
      </button>
    </div>
  </>
);
