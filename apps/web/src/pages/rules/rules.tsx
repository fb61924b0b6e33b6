import { GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { rules } from '#strings/rules.ts';
import { Bar } from '../../shell/bar.tsx';
import { useHead } from '../../shell/head.ts';
import { Icon } from '../../shell/icon.tsx';
import type { PageProps } from '../../shell/routes.ts';
import NotFound from '../not-found.tsx';
import './rules.css';

/** Each game tells its own rules. */
const RULES: Partial<Record<GameId, () => Promise<{ Rules: ComponentType }>>> = {
  wildwords: () => import('../../games/wildwords/rules.tsx'),
  'word-nerds': () => import('../../games/word-nerds/rules.tsx'),
  wordsmith: () => import('../../games/wordsmith/rules.tsx'),
  'word-worx': () => import('../../games/word-worx/rules.tsx'),
  wordsy: () => import('../../games/wordsy/rules.tsx'),
};

export default function RulesPage({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? '';
  return isGameId(game) && RULES[game] ? <Told game={game} /> : <NotFound />;
}

function Told({ game }: { readonly game: GameId }): JSX.Element {
  const { title } = GAMES[game];
  const [Rules, setRules] = useState<ComponentType | null>(null);
  useHead(rules.title(title), game);
  useEffect(() => {
    // A function in a state setter would be called: hence the one around it.
    void RULES[game]?.().then((found) => setRules(() => found.Rules));
  }, [game]);
  return (
    <>
      <Bar />
      <main class="prose rules" id="main" data-game={game}>
        <h1 tabIndex={-1}>{rules.title(title)}</h1>
        {Rules && <Rules />}
        <div class="row">
          <a class="btn big go" href={`/play/${game}`}>
            <Icon name="bolt" />
            {rules.play}
          </a>
          <a class="btn big" href={`/new/${game}`}>
            <Icon name="people" />
            {rules.make}
          </a>
        </div>
      </main>
    </>
  );
}
