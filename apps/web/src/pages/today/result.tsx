import type { AnswerMove, ScoredAnswer, Task } from '@wordhoard/hoard';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { today as strings } from '#strings/today.ts';
import type { KeptAnswer } from '../../hoard/kept.ts';
import { type DescribeMove, loadDescribeMove, readAs } from '../../review/describe-move.ts';
import { Icon } from '../../ui/icon.tsx';
import { WordLink } from '../../ui/word-meaning.tsx';
import { AnswerBoard } from './answer-board.tsx';

/** Which of the answers is on the board. */
type ShownAnswer = 'yours' | 'best' | 'curiosity';

interface ResultProps {
  readonly task: Task;
  readonly answer: KeptAnswer;
  readonly next: { readonly href: string; readonly label: string };
}

/** The result of an answer: on the board, beside the best everyday answer and the best of all. */
export function ResultView({ task, answer, next }: ResultProps): JSX.Element {
  const { result, standing, move } = answer;
  const { score, yours, best, curiosity } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, show] = useState<ShownAnswer>('yours');
  const describe = useDescription(task);
  useLayoutEffect(() => heading.current?.focus(), []);
  const answers: Readonly<Record<ShownAnswer, ScoredAnswer | null>> = {
    // The answer is stored beside its result, also for older results that don't contain it.
    yours: { ...yours, move },
    best: score < 100 ? best : null,
    curiosity,
  };
  const names: readonly ShownAnswer[] = (['yours', 'best', 'curiosity'] as const).filter(
    (name) => answers[name] !== null,
  );
  const told = answers[shown] ?? yours;
  // The board's page brings the main landmark with it.
  const Outer = told.move ? 'div' : 'main';
  return (
    <Outer class="today-result" data-all={score === 100 || undefined}>
      <section class="prose" aria-label={strings.result}>
        <h2 ref={heading} tabIndex={-1}>
          {strings.score(score)}
        </h2>
        <meter class="share-found" min={0} max={100} value={score} aria-hidden="true" />
        <p>
          {score === 100 && <b>{strings.sameAsBest} </b>}
          {standing ? strings.standing(standing.better, standing.others) : strings.notSent}
        </p>
        {names.length > 1 && (
          <fieldset class="answers">
            <legend class="unseen">{strings.onBoard}</legend>
            {names.map((name) => (
              <label key={name} class="chip">
                <input type="radio" name="answer" checked={shown === name} onChange={() => show(name)} />
                {strings.answers[name]}
              </label>
            ))}
          </fieldset>
        )}
        <div class="told" aria-live="polite">
          <p>
            <b>{saidOf(told, describe)}</b>{' '}
            {told.word !== null && (
              <WordLink word={told.word}>
                <Icon name="question" />
              </WordLink>
            )}
          </p>
          <p>
            {pointsOf(told)}
            {shown !== 'yours' && ` ${strings.compared(yours, told)}`}
          </p>
        </div>
      </section>
      {told.move && <AnswerBoard key={shown} task={task} move={told.move} />}
      <section class="prose" aria-label={strings.onward}>
        <details class="more">
          <summary>{strings.more}</summary>
          <p>{strings.outlook(told.worth)}</p>
          <p>{strings.scored}</p>
        </details>
        <a class="btn big go" href={next.href}>
          {next.label}
        </a>
      </section>
    </Outer>
  );
}

type Describe = (move: AnswerMove) => string;

/** The game page's description of moves; null while it loads. */
function useDescription(task: Task): Describe | null {
  const [describe, setDescribe] = useState<DescribeMove | null>(null);
  useEffect(() => {
    // Without a network the word alone has to do.
    void loadDescribeMove(task.game).then(
      (found) => setDescribe(() => found),
      () => {},
    );
  }, [task.game]);
  if (!describe) return null;
  const { seen, seat } = task;
  return (move) => describe({ seen, seat, move, nameOf: (other) => (other === seat ? strings.you : strings.bot) });
}

function saidOf({ move, word }: ScoredAnswer, describe: Describe | null): string {
  const text = move && describe?.(move);
  return text ? readAs(text, word) : (word?.toUpperCase() ?? strings.nothing);
}

const pointsOf = ({ points, worth }: ScoredAnswer): string =>
  typeof points === 'number' ? strings.scores(points, worth) : '';
