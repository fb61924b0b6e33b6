import type { Seat } from '@wordhoard/kernel';
import type { Entered } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { wordsy } from '#strings/wordsy.ts';
import { Sheet } from '../../shell/sheet.tsx';
import type { Names } from '../../shell/table/names.ts';
import { challengeable, type Moment } from './scene.ts';
import { Words } from './words.tsx';

interface ChallengeProps {
  /** One for every seat at this device that may still decide. */
  readonly deciding: readonly Moment[];
  /** What is shown: any of them, or what the audience sees. */
  readonly moment: Moment;
  readonly names: Names;
  readonly open: number;
  readonly answer: (seat: Seat, challenge: Seat | null) => void;
}

/** The words on the table, each with its button; and one button to let them stand [WY-14]. */
export function Challenge({ deciding, moment, names, open, answer }: ChallengeProps): JSX.Element {
  const [doubted, doubt] = useState<Entered | null>(null);
  const able = (entry: Entered): readonly Seat[] =>
    deciding.flatMap((it) =>
      it.me !== null && challengeable(it).some(({ seat }) => seat === entry.seat) ? [it.me] : [],
    );
  const { reveal } = wordsy;
  const close = (): void => doubt(null);
  const many = deciding.length > 1;
  return (
    <>
      <Words
        view={moment.view}
        names={names}
        open={open}
        scored={false}
        challenge={doubt}
        canChallenge={(entry) => able(entry).length > 0}
      />
      {deciding.length > 0 && (
        <div class="act">
          <button
            type="button"
            class="btn big go"
            onClick={() => {
              for (const { me } of deciding) if (me !== null) answer(me, null);
            }}
          >
            {many ? reveal.passAll : moment.view.entered.length > 2 ? reveal.pass : reveal.passOne}
          </button>
        </div>
      )}
      <Sheet title={doubted ? reveal.sure(doubted.word) : ''} open={doubted !== null} onClose={close}>
        {doubted && (
          <>
            <p>{reveal.risk}</p>
            <div class="row">
              {able(doubted).map((seat) => (
                <button
                  key={seat}
                  type="button"
                  class="btn go"
                  onClick={() => {
                    answer(seat, doubted.seat);
                    close();
                  }}
                >
                  {many ? names.of(seat) : reveal.challenge}
                </button>
              ))}
              <button type="button" class="btn" onClick={close}>
                {reveal.cancel}
              </button>
            </div>
          </>
        )}
      </Sheet>
    </>
  );
}
