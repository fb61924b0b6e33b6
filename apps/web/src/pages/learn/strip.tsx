import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lessons as strings } from '#strings/lessons.ts';
import { LEARNER } from '../../lessons/lesson.ts';
import { type AllLessonWords, sayAt } from '../../lessons/words.ts';
import { announce } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LessonReply, LessonSession } from './use-lesson.ts';

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
export function Strip({ game, title, id, words, learning, showing, anew }: StripProps): JSX.Element {
  const lesson = words[id]!;
  const ids = Object.keys(words);
  const at = ids.indexOf(id);
  const next = ids[at + 1];
  const done = learning.learnt.value;
  const kind = learning.session.sights.value.get(LEARNER)?.seen.question?.step.type;
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
          <span class="unseen">, </span>
          {title}, {strings.of(at + 1, ids.length)}
        </small>
      </h1>
      <div class="do">
        {showing && <Button show={false} text={strings.doIt} icon="undo" />}
        {!showing && done && <Button show={false} text={strings.tryAgain} icon="undo" />}
        {!showing && !done && <Button show text={strings.showMe} icon="eye" />}
        <a
          ref={onward}
          class={done && !showing ? 'btn go' : 'btn quiet'}
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
