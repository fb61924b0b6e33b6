import type { Seat } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { RevealedWord, View, Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { MoveSender } from '../../../table/answering.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { useGameKeys } from '../../../table-kit/use-game-keys.ts';
import { Sheet } from '../../../ui/dialog.tsx';
import { hasStrike } from '../pad/prompt.ts';
import { inWords } from '../pad/refusals.ts';
import { wordsy } from '../strings/play.ts';
import { Words } from './words.tsx';

interface ChallengeProps {
  /** One for every seat at this device that may still decide. */
  readonly deciding: readonly Situation<Wordsy>[];
  readonly view: View;
  readonly names: Names;
  readonly open: number;
  readonly move: MoveSender<Wordsy>['move'];
}

/** [WY-14] Words this player may challenge. */
const challengeable = ({ view, me }: Situation<Wordsy>): readonly RevealedWord[] =>
  view.entered.filter(({ seat, status }) => seat !== me && status === 'stands');

/** To the button at the next word that can be challenged, and round again. */
function nextDoubt(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.words li > .btn')];
  const here = buttons.findIndex((it) => it.matches(':focus'));
  buttons[(here + 1) % buttons.length]?.focus();
}

/** The words on the table, each with its button; and one button to let them stand [WY-14]. */
export function Challenge({ deciding, view, names, open, move }: ChallengeProps): JSX.Element {
  const [doubted, doubt] = useState<RevealedWord | null>(null);
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const able = (entry: RevealedWord): readonly Seat[] =>
    deciding.flatMap((it) =>
      it.me !== null && challengeable(it).some(({ seat }) => seat === entry.seat) ? [it.me] : [],
    );
  const { reveal } = wordsy;
  const letStand = (): void => {
    for (const { me } of deciding) if (me !== null) void move(me, { challenge: null });
  };
  useGameKeys((key) => (deciding.length === 0 ? undefined : { c: nextDoubt, l: letStand }[key]));
  const close = (): void => doubt(null);
  const many = deciding.length > 1;
  const letWords = view.entered.length > 2 ? reveal.pass : reveal.passOne;
  const passing = hasStrike(view) ? reveal.goOn : many ? reveal.passAll : letWords;
  // Another player was first: there is nothing left to confirm.
  const sure = doubted && able(doubted).length > 0 ? doubted : null;
  return (
    <>
      <Words
        view={view}
        names={names}
        open={open}
        scored={false}
        challenge={doubt}
        canChallenge={(entry) => able(entry).length > 0}
      />
      {deciding.length > 0 && (
        <div class="act">
          <button type="button" class="btn big go" data-next onClick={letStand}>
            {passing}
          </button>
        </div>
      )}
      {refusal && (
        <p class="refusal" role="alert" data-code={refusal.code}>
          {inWords(refusal, names)}
        </p>
      )}
      <Sheet title={sure ? reveal.sure(sure.word) : ''} open={sure !== null} onClose={close}>
        {sure && (
          <>
            <p>{reveal.risk}</p>
            <div class="row">
              {able(sure).map((seat) => (
                <button
                  key={seat}
                  type="button"
                  class="btn go"
                  onClick={() => {
                    void move(seat, { challenge: sure.seat }).then(setRefusal);
                    close();
                  }}
                >
                  {many ? reveal.challengeBy(names.of(seat)) : reveal.challenge}
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
