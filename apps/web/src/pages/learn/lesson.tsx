import { GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { lessons as strings } from '#strings/lessons.ts';
import { noGame } from '#strings/no-game.ts';
import { table as tableStrings } from '#strings/table.ts';
import type { PageProps } from '../../app/router.ts';
import type { AllLessonWords } from '../../lessons/words.ts';
import { NO_ENDING } from '../../table/end/ending.ts';
import { MatchAtTable } from '../../table/match.tsx';
import { Notice, Shuffling } from '../../ui/notice.tsx';
import { Bar, useHead } from '../../ui/page.tsx';
import { useFocusOutside } from '../../ui/use-focus-outside.ts';
import NotFound from '../not-found.tsx';
import { Strip } from './strip.tsx';
import { useLesson } from './use-lesson.ts';
import { useLessonWords } from './use-lesson-words.ts';
import './learn.css';

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
          <button type="button" class="btn go" onClick={() => anew(false)}>
            {noGame.failed.again}
          </button>
        </Notice>
      </>
    );
  if (!learning || session?.sights.value.size === 0) return <Shuffling text={strings.laying} />;
  return (
    <div class="learning" data-game={game}>
      <Strip title={GAMES[game].title} {...{ game, id, words, learning, anew }} showing={laid.show} />
      <div ref={stage} class="learning-stage">
        <MatchAtTable key={laid.n} session={learning.session} ending={NO_ENDING} />
      </div>
    </div>
  );
}
