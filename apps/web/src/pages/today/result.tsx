import type { AnswerMove, Task } from '@wordhoard/hoard';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { today as strings } from '#strings/today.ts';
import { askJudge } from '../../hoard/judge.ts';
import type { KeptAnswer } from '../../hoard/stored-days.ts';
import { lookAt } from '../../hoard/task-session.ts';
import type { Session } from '../../net/session.ts';
import { type DescribeMove, loadDescribeMove, readAs } from '../../review/describe-move.ts';
import { NO_ENDING } from '../../table/end/ending.ts';
import { MatchAtTable } from '../../table/match.tsx';
import { mute } from '../../ui/announcer.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Radios } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { WordLink } from '../../ui/word-meaning.tsx';
import { headlineOf, type ShownAnswer, shownAnswers, summaryOf } from './task-text.ts';

interface ResultProps {
  readonly task: Task;
  readonly answer: KeptAnswer;
  readonly next: { readonly href: string; readonly label: string };
}

/** The result of an answer: on the board, beside the best everyday answer and the best of all. */
export function ResultView({ task, answer, next }: ResultProps): JSX.Element {
  const { result, standing } = answer;
  const { score } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, show] = useState<ShownAnswer>('yours');
  const describe = useDescription(task);
  useLayoutEffect(() => heading.current?.focus(), []);
  const answers = shownAnswers(answer);
  const told = answers.get(shown) ?? result.yours;
  const rank = standing ? strings.standing(standing.better, standing.others) : strings.notSent;
  const detail = told.move && describe?.(told.move);
  return (
    <main class="today-result" id="main" data-all={score === 100 || undefined}>
      <section class="prose" aria-label={strings.result}>
        <h2 ref={heading} tabIndex={-1}>
          {strings.score(score)}
        </h2>
        <meter class="share-found" min={0} max={100} value={score} aria-hidden="true" />
        <p>{summaryOf(result)}</p>
        {rank && <p>{rank}</p>}
        {answers.size > 1 && (
          <Radios
            legend={strings.onBoard}
            among={[...answers.keys()]}
            chosen={shown}
            text={(name) => strings.answers[name]}
            onChange={show}
            across
            note={strings.everyday}
          />
        )}
        <div class="told" aria-live="polite">
          <p>
            <b>{headlineOf(told)}</b>{' '}
            {told.word !== null && !told.notWords && (
              <WordLink word={told.word}>
                <Icon name="question" />
              </WordLink>
            )}
          </p>
          {typeof told.points === 'number' && <p>{strings.scores(told.points)}</p>}
        </div>
      </section>
      {told.move && (
        <AnswerBoard
          key={shown}
          task={task}
          move={told.move}
          name={shown === 'yours' ? strings.answers.yours : strings.bestAnswer}
        />
      )}
      <section class="prose" aria-label={strings.onward}>
        <details class="more">
          <summary>{strings.more}</summary>
          {detail && <p>{readAs(detail, told.word)}.</p>}
          <p>{result.yours.words ? strings.scored : strings.older}</p>
        </details>
        <LinkButton class="big primary" text={next.label} href={next.href} />
      </section>
    </main>
  );
}

type Describe = (move: AnswerMove) => string;

/** The game page's description of moves; null while it loads. */
function useDescription(task: Task): Describe | null {
  const [describe, setDescribe] = useState<DescribeMove | null>(null);
  useEffect(() => {
    // Without a network the words alone have to do.
    void loadDescribeMove(task.game).then(
      (found) => setDescribe(() => found),
      () => {},
    );
  }, [task.game]);
  if (!describe) return null;
  const { seen, seat } = task;
  return (move) => describe({ seen, seat, move, nameOf: (other) => (other === seat ? strings.you : strings.bot) });
}

interface AnswerBoardProps {
  readonly task: Task;
  readonly move: AnswerMove;
  /** Name of the seat that gave this answer. */
  readonly name: string;
}

/** The task's own board with an answer on it, to be looked at only. */
function AnswerBoard({ task, move, name }: AnswerBoardProps): JSX.Element {
  // A game's page announces whose turn it is, and here it is nobody's.
  useEffect(mute, []);
  const load = async (): Promise<Session | 'missing'> => {
    const shown = await askJudge('show', { task, move });
    return 'refusal' in shown ? 'missing' : lookAt(task, shown.seen, { me: name, bot: strings.bot });
  };
  const session = useLoaded<Session | 'missing' | null>(load, [], null);
  return (
    <div class="answer-board" inert={session !== null && session !== 'missing'} aria-busy={session === null}>
      {session === 'missing' && <p class="muted">{strings.noBoard}</p>}
      {session && session !== 'missing' && <MatchAtTable session={session} ending={NO_ENDING} />}
    </div>
  );
}
