import { GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lessons as strings } from '#strings/lessons.ts';
import { noGame } from '#strings/practice.ts';
import { table as tableStrings } from '#strings/table.ts';
import type { PageProps } from '../../app/router.ts';
import { type AllLessonWords, LEARNER, sayAt } from '../../lessons/lesson.ts';
import { EXERCISE } from '../../table/end/ending.ts';
import { MatchAtTable } from '../../table/match.tsx';
import { Bar, Notice, Shuffling, useHead } from '../../ui/page.tsx';
import { useFocusOutside } from '../../ui/use-focus-outside.ts';
import NotFound from '../not-found.tsx';
import { type LessonReply, type LessonSession, useLesson, useLessonWords } from './use-lesson.ts';
import './learn.css';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** One lesson: the game's own page on a position, and over it what is to be done. */
export default function LessonPage({ params }: PageProps): JSX.Element {
  const { game = '', lesson = '' } = params;
  const words = useLessonWords(game);
  if (words === 'coming') return <Shuffling text={strings.laying} />;
  if (!isGameId(game) || !words?.[lesson]) return <NotFound />;
  return <Learning game={game} id={lesson} words={words} />;
}

interface LearningProps {
  readonly game: GameId;
  readonly id: string;
  readonly words: AllLessonWords;
}

function Learning({ game, id, words }: LearningProps): JSX.Element {
  const lesson = words[id]!;
  useHead(lesson.title, game);
  // Set up again for each demonstration and each new start.
  const [laid, lay] = useState({ n: 0, show: false });
  const [name] = useState(tableStrings.you);
  const anew = (show: boolean): void => lay(({ n }) => ({ n: n + 1, show }));
  const learning = useLesson({ game, lesson: id, name, ...laid });
  const session = learning?.session;
  const stage = useRef<HTMLDivElement>(null);
  // After the lesson the learner goes on from the strip, wherever the game's page would move the focus.
  useFocusOutside(stage, !laid.show && learning?.learnt.value === true);
  if (session?.link.value === 'lost')
    return (
      <>
        <Bar />
        <Notice title={strings.failed.title}>
          <p>{strings.failed.text}</p>
          <Button class="primary" text={noGame.failed.again} onClick={() => anew(false)} />
        </Notice>
      </>
    );
  if (!learning || session?.observations.value.size === 0) return <Shuffling text={strings.laying} />;
  return (
    <div class="learning" data-game={game}>
      <Strip title={GAMES[game].title} {...{ game, id, words, learning, anew }} showing={laid.show} />
      <div ref={stage} class="learning-stage">
        <MatchAtTable key={laid.n} session={learning.session} ending={EXERCISE} />
      </div>
    </div>
  );
}

interface StripProps {
  readonly game: string;
  readonly title: string;
  readonly id: string;
  readonly words: AllLessonWords;
  readonly learning: LessonSession;
  /** It is being shown. */
  readonly showing: boolean;
  readonly anew: (show: boolean) => void;
}

const answerText = (answer: LessonReply): string => {
  if (!answer) return '';
  if ('nonWord' in answer) return strings.nonWord(answer.nonWord);
  const { advice } = answer;
  if (advice === 'coming') return strings.answering;
  return advice ? strings.answer(advice) : strings.noAnswer;
};

/** The task, always visible; the judge's remark on another move; and the way on. */
function Strip({ game, title, id, words, learning, showing, anew }: StripProps): JSX.Element {
  const lesson = words[id]!;
  const ids = Object.keys(words);
  const at = ids.indexOf(id);
  const next = ids[at + 1];
  const done = learning.learnt.value;
  const kind = learning.session.observations.value.get(LEARNER)?.seen.question?.step.type;
  const text = done ? lesson.done : showing ? strings.showing : sayAt(lesson, kind);
  const answer = done ? '' : answerText(learning.answer.value);
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => announce(text, { mine: true }), [text]);
  useEffect(() => announce(answer, { mine: true }), [answer]);
  useEffect(() => {
    if (done && !showing) onward.current?.focus({ preventScroll: true });
  }, [done]);
  const Button = ({ show, text: label, icon }: ButtonProps): JSX.Element => (
    <button type="button" class={show ? 'btn quiet' : 'btn'} onClick={() => anew(show)}>
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <header class="lesson" data-done={done || undefined}>
      <a class="icon-btn" href={`/learn/${game}`} aria-label={strings.all}>
        <Icon name="back" />
      </a>
      <h1 tabIndex={-1}>
        {lesson.title}
        <small>
          <span class="sr-only">, </span>
          {title}, {strings.of(at + 1, ids.length)}
        </small>
      </h1>
      <div class="lesson-actions">
        {showing && <Button show={false} text={strings.doIt} icon="undo" />}
        {!showing && done && <Button show={false} text={strings.tryAgain} icon="undo" />}
        {!showing && !done && <Button show text={strings.showMe} icon="eye" />}
        <a
          ref={onward}
          class={done && !showing ? 'btn primary' : 'btn quiet'}
          href={next ? `/learn/${game}/${next}` : done ? `/play/${game}` : `/learn/${game}`}
        >
          {done ? (next ? strings.next : strings.firstGame) : strings.skip}
        </a>
      </div>
      <p class="say">
        {done && <Icon name="check" />}
        {text}
      </p>
      {answer !== '' && <p class="answer">{answer}</p>}
    </header>
  );
}

interface ButtonProps {
  readonly show: boolean;
  readonly text: string;
  readonly icon: 'undo' | 'eye';
}
