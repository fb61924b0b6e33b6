import { GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { rules } from '#strings/rules.ts';
import type { PageProps } from '../app/router.ts';
import { TAUGHT } from '../lessons/lesson.ts';
import { GameRules } from '../table-kit/rules/chapters.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Bar, useHead } from '../ui/page.tsx';
import NotFound from './not-found.tsx';

export default function RulesPage({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? '';
  return isGameId(game) ? <Told game={game} /> : <NotFound />;
}

function Told({ game }: { readonly game: GameId }): JSX.Element {
  const { title } = GAMES[game];
  useHead(rules.title(title), game);
  return (
    <>
      <Bar />
      <div class="play" data-play={game}>
        <main class="prose rules" id="main" data-game={game}>
          <h1 tabIndex={-1}>{rules.title(title)}</h1>
          {TAUGHT.includes(game) && (
            <p>
              <LinkButton class="primary" text={rules.learn} href={`/learn/${game}`} />
            </p>
          )}
          <p>
            <a href={`/words/${game}`}>{rules.words}</a>
          </p>
          <GameRules game={game} />
          <div class="row">
            <LinkButton class="big primary" icon="bolt" text={rules.play} href={`/play/${game}`} />
            <LinkButton class="big" icon="people" text={rules.make} href={`/new/${game}`} />
          </div>
          <p>
            <a href={`/lab/${game}`}>{rules.lab}</a>
          </p>
        </main>
      </div>
    </>
  );
}
