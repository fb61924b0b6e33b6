import { GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import { DICTIONARY_NAMES } from '@wordhoard/lexicon/editions';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { listLine, shortWords as text, wordOptions } from '#strings/words.ts';
import type { PageProps } from '../app/router.ts';
import { change, settings } from '../device/settings.ts';
import { useGameOptions } from '../table-kit/game-options.ts';
import { Choice, Radios } from '../ui/fields.tsx';
import { Bar, useHead } from '../ui/page.tsx';
import { MeaningDialog } from '../ui/word-meaning.tsx';
import { ShortWords } from '../words/short-words.tsx';
import NotFound from './not-found.tsx';

const DICTIONARIES = ['wide', 'everyday'] as const;

export default function WordsPage({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? '';
  return isGameId(game) ? <Words game={game} /> : <NotFound />;
}

/** Away from a table: for a chosen dictionary. */
function Words({ game }: { readonly game: GameId }): JSX.Element {
  const { title } = GAMES[game];
  const [dictionary, setDictionary] = useState<(typeof DICTIONARIES)[number]>('wide');
  const options = useGameOptions(game);
  useHead(text.title, game);
  const { familyFriendly } = settings.value;
  const config = options?.words?.with(options.initial, { dictionary, familyFriendly });
  return (
    <>
      <Bar />
      <main class="prose" id="main" data-game={game}>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{text.leadPage(title)}</p>
        <div class="not-printed">
          <Radios
            legend={wordOptions.dictionary}
            among={DICTIONARIES}
            chosen={dictionary}
            text={(it) => DICTIONARY_NAMES[it]}
            onChange={setDictionary}
            across
          />
          <Choice
            text={wordOptions.family}
            hint={wordOptions.familyHint}
            chosen={familyFriendly}
            onChange={(on) => change({ familyFriendly: on })}
          />
        </div>
        <p class="small">{listLine(dictionary)}</p>
        {config && <ShortWords {...{ game, config }} named={[]} />}
        <p class="not-printed">
          <a href={`/rules/${game}`}>{text.back(title)}</a>
        </p>
      </main>
      <MeaningDialog />
    </>
  );
}
