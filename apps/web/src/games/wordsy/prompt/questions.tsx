import type { Seat, Step } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import { type RevealedWord, scoreWord, type View, type Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MoveSender } from '../../../table/answering.ts';
import type { GameTableProps, SummaryProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { useGameKeys } from '../../../table-kit/use-game-keys.ts';
import { Sheet } from '../../../ui/dialog.tsx';
import { Words } from '../board/words.tsx';
import { wordsy } from '../strings/play.ts';
import { hasStrike } from './prompt-text.ts';
import { inWords } from './refusals.ts';

interface ReadyProps extends Pick<GameTableProps<Wordsy>, 'names' | 'quick' | 'move'> {
  readonly situation: Situation<Wordsy>;
  /** One for every seat at this device that is not ready yet. */
  readonly deciding: readonly Situation<Wordsy>[];
  readonly open: number;
  readonly round: number;
}

/** Between two boards: what the last round brought, and a button. */
export function Ready({ situation, deciding, names, quick, move, open, round }: ReadyProps): JSX.Element {
  const { view, me, mine } = situation;
  const begin = quick && round === 1 && me !== null && mine && view.mode === 'race';
  useEffect(() => {
    if (begin) void move(me, { ready: true });
  }, [begin]);
  const go = (): void => {
    for (const { me: seat } of deciding) if (seat !== null) void move(seat, { ready: true });
  };
  return (
    <>
      {view.entered.length > 0 ? (
        <Words view={view} names={names} open={open} scored={open === view.entered.length} />
      ) : (
        <p class="dim">{wordsy.ready.rounds(view.config.rounds)}</p>
      )}
      {deciding.length > 0 && !begin && <Go text={round > 1 ? wordsy.ready.next : wordsy.ready.go} onClick={go} />}
    </>
  );
}

const Go = ({ text, onClick }: { readonly text: string; readonly onClick: () => void }): JSX.Element => (
  <div class="act">
    <button type="button" class="btn big go" data-next onClick={onClick}>
      {text}
    </button>
  </div>
);

/** The words of the last round as the sheets have them, on the board they were made on; nothing before the first. */
export function LastRound({ sight, names }: SummaryProps<Wordsy>): JSX.Element | null {
  const { view } = sight.seen;
  const events = sight.events;
  const deals = events.filter((event) => event.type === 'dealt');
  const scored = events.findLast((event) => event.type === 'round-scored');
  if (!scored) return null;
  const board = deals.at(-2)?.board ?? view.board;
  const entered = scored.lines.map(({ word, points, status }, seat) => ({ seat, word, points, status }));
  return (
    <>
      <h2 class="round">{wordsy.ready.result(scored.round)}</h2>
      <Words view={{ ...view, board, entered, lead: null }} names={names} open={entered.length} scored />
    </>
  );
}

/** Looking at the last round although the next board lies there already, until one has seen enough. */
export const LookBack = ({ onDone, ...last }: SummaryProps<Wordsy> & { readonly onDone: () => void }): JSX.Element => (
  <>
    <LastRound {...last} />
    <Go text={wordsy.ready.next} onClick={onDone} />
  </>
);

/** Without a timer there is no pause between rounds: the page makes one, for as long as the player likes. */
export const isUnhurried = ({ step, view }: Situation<Wordsy>): boolean =>
  step?.type === 'write' && (step.stage === 'alone' || (step.stage === 'writing' && view.mode === 'main-player'));

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

interface MendProps {
  readonly situation: Situation<Wordsy>;
  readonly step: Step<Wordsy, 'mend'>;
  readonly move: MoveSender<Wordsy>['move'];
}

/** [WY-24] Words that may have been meant, with what they would score. */
export function Mend({ situation: { view, me, mine }, step, move }: MendProps): JSX.Element {
  if (!mine) return <p />;
  const handicap = view.config.handicaps.includes(step.seat);
  const answer = (word: string | null): void => void move(me ?? step.seat, { word });
  return (
    <div class="mend">
      {step.offered.map((word) => (
        <button key={word} type="button" class="btn wood" onClick={() => answer(word)}>
          <span class="word">{word}</span> <span class="num">{scoreWord(view.board, word, handicap).points}</span>
        </button>
      ))}
      <button type="button" class="btn" onClick={() => answer(null)}>
        {wordsy.mend.keep}
      </button>
    </div>
  );
}
