/** The questions besides the word itself: is everyone ready, is a word challenged, and how is it corrected. */
import type { Seat, Step } from '@wordhoard/kernel';
import { componentsOf, handicapOf, type RevealedWord, roundsOf, scoreWord, type Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Actions, useGameKeys } from '../../../table-kit/actions.tsx';
import { useAnswer } from '../../../table-kit/answer-draft.ts';
import type { GameTableProps, SummaryProps } from '../../../table-kit/game-page.ts';
import { Refusal } from '../../../table-kit/prompt.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LastRound, Words } from '../board/words.tsx';
import { wordsy } from '../strings/play.ts';
import { challengeable, hasStrike } from './prompt-text.ts';
import { inWords } from './refusals.ts';

interface QuestionProps extends Pick<GameTableProps<Wordsy>, 'names' | 'quick' | 'move'> {
  readonly situation: Situation<Wordsy>;
  /** One for every seat at this device that may still decide. */
  readonly deciding: readonly Situation<Wordsy>[];
  /** Number of words revealed. */
  readonly open: number;
}

/** Between two boards: the words of the last round, and a button. */
export function Ready(props: QuestionProps & { readonly round: number }): JSX.Element {
  const { situation, deciding, names, quick, move, open, round } = props;
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
        <p class="muted">{wordsy.ready.rounds(roundsOf(view.config), componentsOf(view.config).countedWords)}</p>
      )}
      {deciding.length > 0 && !begin && (
        <Actions actions={[{ label: round > 1 ? wordsy.ready.next : wordsy.ready.go, primary: true, onPress: go }]} />
      )}
    </>
  );
}

/** The last round, although the next board is there already, until the player has seen enough. */
export const LookBack = ({ onDone, ...last }: SummaryProps<Wordsy> & { readonly onDone: () => void }): JSX.Element => (
  <>
    <LastRound {...last} />
    <Actions actions={[{ label: wordsy.ready.next, primary: true, onPress: onDone }]} />
  </>
);

/** The words on the table, each with a button to challenge it; and one button to let them stand [WY-14]. */
export function Challenge({ situation, deciding, names, open, move }: QuestionProps): JSX.Element {
  const { view } = situation;
  const { reveal } = wordsy;
  // The draft is the seat whose word may be challenged. It outlasts a challenge of another word by another player.
  const answer = useAnswer<Seat | null>(view.round, () => null);
  const { refusal } = answer;
  /** The seats at this device that may challenge it. */
  const challengers = ({ seat, status }: RevealedWord): readonly Seat[] =>
    deciding.flatMap(({ me }) => (me !== null && me !== seat && status === 'stands' ? [me] : []));
  const letStand = (): void => {
    for (const { me } of deciding) if (me !== null) void move(me, { challenge: null });
  };
  useGameKeys((key) => (key === 'c' && deciding.length > 0 ? focusNextChallenge : undefined));
  const close = (): void => answer.change(null);
  // Null also if another player was first: then there is nothing left to confirm.
  const doubted = view.entered.find((entry) => entry.seat === answer.draft && challengers(entry).length > 0) ?? null;
  const many = deciding.length > 1;
  const letWords = challengeable(view, deciding).length > 1 ? reveal.pass : reveal.passOne;
  const label = hasStrike(view) ? reveal.goOn : many ? reveal.passAll : letWords;
  return (
    <>
      <Words
        view={view}
        names={names}
        open={open}
        scored={false}
        challenge={({ seat }) => answer.change(seat)}
        canChallenge={(entry) => challengers(entry).length > 0}
      />
      {/* Not before all words are there: a word can't be accepted unseen. */}
      {deciding.length > 0 && open >= view.entered.length && (
        <Actions actions={[{ label, key: 'l', primary: true, onPress: letStand }]} />
      )}
      {refusal && <Refusal code={refusal.code} text={inWords(refusal, names)} />}
      <Dialog title={doubted ? reveal.sure(doubted.word) : ''} open={doubted !== null} onClose={close}>
        {doubted && (
          <>
            <p>{reveal.risk(componentsOf(view.config).tallyCost)}</p>
            <div class="row">
              {challengers(doubted).map((seat) => (
                <Button
                  key={seat}
                  class="primary"
                  text={many ? reveal.challengeBy(names.of(seat)) : reveal.challenge}
                  onClick={() => {
                    close();
                    void answer.send(move(seat, { challenge: doubted.seat }));
                  }}
                />
              ))}
              <Button text={reveal.cancel} onClick={close} />
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

/** Moves the focus to the next word that can be challenged, and from the last to the first. */
function focusNextChallenge(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.words li > .btn')];
  const here = buttons.findIndex((it) => it.matches(':focus'));
  buttons[(here + 1) % buttons.length]?.focus();
}

interface MendProps extends Pick<QuestionProps, 'situation' | 'move'> {
  readonly step: Step<Wordsy, 'mend'>;
}

/** [WY-24] Words that may have been meant, with what they would score. */
export function Mend({ situation: { view, me, mine }, step, move }: MendProps): JSX.Element {
  if (!mine) return <p />;
  const handicap = handicapOf(view.config, step.seat);
  const answer = (word: string | null): void => void move(me ?? step.seat, { word });
  return (
    <div class="mend">
      {step.offered.map((word) => (
        <button key={word} type="button" class="btn wood" onClick={() => answer(word)}>
          <span class="word">{word}</span> <span class="num">{scoreWord(view.board, word, handicap).points}</span>
        </button>
      ))}
      <Button text={wordsy.mend.keep} onClick={() => answer(null)} />
    </div>
  );
}
