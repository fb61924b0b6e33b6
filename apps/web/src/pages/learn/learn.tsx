import { GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { lessons as strings } from '#strings/lessons.ts';
import type { PageProps } from '../../app/router.ts';
import type { AllLessonWords } from '../../lessons/lesson.ts';
import { isLearnt } from '../../lessons/progress.ts';
import { Icon } from '../../ui/icon.tsx';
import { Bar, Shuffling, useHead } from '../../ui/page.tsx';
import NotFound from '../not-found.tsx';
import { useLessonWords } from './use-lesson.ts';
import './learn.css';
import { LinkButton } from '../../ui/button.tsx';

/** All lessons of a game, and which are done. */
export default function Learn({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? '';
  const words = useLessonWords(game);
  if (words === 'coming') return <Shuffling text={strings.laying} />;
  return isGameId(game) && words ? <List game={game} words={words} /> : <NotFound />;
}

function List({ game, words }: { readonly game: GameId; readonly words: AllLessonWords }): JSX.Element {
  const { title } = GAMES[game];
  useHead(strings.title(title), game);
  const all = Object.entries(words);
  const next = all.find(([id]) => !isLearnt(game, id));
  return (
    <>
      <Bar />
      <main class="prose learn" id="main" data-game={game}>
        <h1 tabIndex={-1}>{strings.title(title)}</h1>
        <p>{strings.lead}</p>
        <ol class="plain lessons" aria-label={strings.list}>
          {all.map(([id, lesson], i) => (
            <li key={id}>
              <a href={`/learn/${game}/${id}`}>
                <span class="nth num" aria-hidden="true">
                  {isLearnt(game, id) ? <Icon name="check" /> : i + 1}
                </span>
                <b>{lesson.title}</b>
                {isLearnt(game, id) && <small class="muted">{strings.done}</small>}
              </a>
            </li>
          ))}
        </ol>
        <div class="row">
          {next && (
            <LinkButton
              class="big primary"
              text={next === all[0] ? strings.begin : strings.goOn}
              href={`/learn/${game}/${next[0]}`}
            />
          )}
          <a class={next ? 'btn big' : 'btn big primary'} href={`/play/${game}`}>
            <Icon name="bolt" />
            {strings.firstGame}
          </a>
          <LinkButton class="big quiet" text={strings.rules} href={`/rules/${game}`} />
        </div>
      </main>
    </>
  );
}
