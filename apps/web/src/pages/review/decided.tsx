import { type AnyJudgement, canonicalJson, type JudgedMove, type Move, type Shape } from '@wordhoard/kernel';
import { type DecisionFinding, gradeOf, type Measure, wholePointsLost } from '@wordhoard/review';
import type { ComponentChildren, JSX } from 'preact';
import { decided as strings } from '#strings/review-details.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WordLink } from '../../ui/word-meaning.tsx';

interface DecidedProps {
  readonly finding: DecisionFinding;
  readonly measure: Measure;
  readonly heading: string;
  /** The move that is laid on the board in the place of what was played. */
  readonly shown: Move<Shape> | null;
  readonly onShow: (choice: JudgedMove<Shape> | null) => void;
  /** An addition by the game. */
  readonly note: string | null;
  /** What the coach says. */
  readonly coached: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A decision and its alternatives. */
export function Decided(props: DecidedProps): JSX.Element {
  const { finding, measure, heading, shown, onShow, note, coached, children } = props;
  const { yours, best, common, worlds } = finding.judgement;
  const mine = canonicalJson(yours.move);
  const lost = wholePointsLost(finding.judgement, measure);
  const known = common && wholePointsLost(finding.judgement, 'common') > 0 ? common : null;
  const told = [mine, ...(known ? [canonicalJson(known.move)] : [])];
  const others = best.filter(({ move }) => !told.includes(canonicalJson(move)));
  const rare = known ? others.filter(({ worth }) => worth > known.worth) : [];
  const rest = others.slice(rare.length);
  const praise = praiseOf(finding.judgement, measure);
  const line = (choice: JudgedMove<Shape>): JSX.Element => (
    <ChoiceLine
      key={choice.text}
      choice={choice}
      told={strings.scored(choice.points) ?? strings.compared(Math.round(choice.worth - yours.worth))}
      shown={shown !== null && canonicalJson(choice.move) === canonicalJson(shown)}
      onShow={onShow}
    />
  );
  return (
    <div class="decided">
      <h3>{heading}</h3>
      <ul class="plain">
        <ChoiceLine choice={yours} told={strings.scored(yours.points)} shown={false} onShow={null} />
      </ul>
      {note && <p>{note}</p>}
      {praise && <p class="muted">{praise}</p>}
      {lost > 0 && <p>{strings.lost(lost)}</p>}
      {coached}
      {known && (
        <>
          <h3>{strings.amongCommon}</h3>
          <ul class="plain">{line(known)}</ul>
        </>
      )}
      {rare.length > 0 && (
        <>
          <h3>{strings.there}</h3>
          <ul class="plain">{rare.map(line)}</ul>
        </>
      )}
      {rest.length > 0 && (
        <>
          <h3>{strings.instead}</h3>
          <ul class="plain">{rest.map(line)}</ul>
        </>
      )}
      {worlds > 0 && <p class="muted small">{strings.worlds(worlds)}</p>}
      {shown && <Button text={strings.asPlayed} onClick={() => onShow(null)} />}
      {children}
    </div>
  );
}

/** Praise where nothing was lost; but never "nothing better" above a slightly better move. */
function praiseOf(judgement: AnyJudgement, measure: Measure): string | null {
  const { yours, best, worlds } = judgement;
  if (gradeOf(judgement, measure) !== 'best') return null;
  if (gradeOf(judgement, 'all') !== 'best') return strings.nothingCommon;
  if (best.some(({ worth }) => worth > yours.worth)) return strings.asGood;
  return worlds > 0 ? strings.rightCall : strings.nothingBetter;
}

const isWordAlone = ({ text, word }: JudgedMove<Shape>): boolean => text.toLowerCase() === word;

interface DecisionChoiceProps {
  readonly choice: JudgedMove<Shape>;
  /** Its points; a move without points is compared with the one made. */
  readonly told: string | null;
  readonly shown: boolean;
  /** Null for what was played: that is on the board anyway. */
  readonly onShow: ((choice: JudgedMove<Shape> | null) => void) | null;
}

/** A move, what it was worth, and what its word means. */
const ChoiceLine = ({ choice, told, shown, onShow }: DecisionChoiceProps): JSX.Element => (
  <li class="choice-line">
    {onShow ? (
      <button type="button" aria-pressed={shown} onClick={() => onShow(shown ? null : choice)}>
        <span class="sr-only">{strings.show(choice.text)}</span>
        <b aria-hidden="true">{choice.text}</b>
      </button>
    ) : (
      <b>{choice.text}</b>
    )}
    {choice.word !== null && (
      <small>
        {/* If the move is the word, the word isn't repeated. */}
        <WordLink word={choice.word}>{isWordAlone(choice) ? <Icon name="question" /> : undefined}</WordLink>
      </small>
    )}
    {told !== null && <span class="num">{told}</span>}
  </li>
);
