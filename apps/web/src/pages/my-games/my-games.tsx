import type { JSX } from 'preact';
import { myGames as strings } from '#strings/my-games.ts';
import { keepFault } from '../../my-games/store.ts';
import { Tile } from '../../table-kit/tiles/tile.tsx';
import { Bar, useHead } from '../../ui/page.tsx';
import { Finished, PlayAgain, Running } from './lists.tsx';
import './my-games.css';
import { useState } from 'preact/hooks';
import { ChooseFile } from '../../files/choose.tsx';
import { deleteAll, loadAll, saveAll } from '../../my-games/all-games.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { HowItWent } from './statistics.tsx';
import { useGames } from './use-games.ts';

/** All games of a guest, on this device and at tables. */
export default function MyGamesPage(): JSX.Element {
  useHead(strings.title);
  const { games, reload } = useGames();
  const fault = keepFault();
  const empty = games && games.tables.length + games.here.length + games.past.length === 0;
  return (
    <>
      <Bar />
      <main class="prose my-games" id="main" aria-busy={games === null}>
        <h1 tabIndex={-1}>{strings.title}</h1>
        {fault && (
          <p role="alert" class="refusal">
            {strings.fault[fault]}
          </p>
        )}
        {games === null && <p class="muted">{strings.looking}</p>}
        {empty && <Empty />}
        {games && !empty && (
          <>
            <Running games={games} onChange={() => void reload()} />
            <Finished past={games.past} />
            <HowItWent past={games.past} />
            <PlayAgain past={games.past} />
          </>
        )}
        {games && <Keeping onChange={() => void reload()} />}
      </main>
    </>
  );
}

const Empty = (): JSX.Element => (
  <section class="empty" aria-labelledby="empty">
    <span class="shelf" aria-hidden="true">
      {['', '', '', '', ''].map((letter, i) => (
        <Tile key={i} letter={letter} />
      ))}
    </span>
    <h2 id="empty">{strings.empty}</h2>
    <p>{strings.emptyText}</p>
    <div class="row">
      <LinkButton class="primary" text={strings.play} href="/play/wordsy" />
      <LinkButton text={strings.make} href="/new/wordsy" />
    </div>
  </section>
);

const DELETED = {
  deleted: strings.deleted,
  'not-deleted': strings.notDeleted,
  'not-deleted-here': strings.notDeletedHere,
} as const;

const loadedText = (loaded: Awaited<ReturnType<typeof loadAll>>): string => {
  if (typeof loaded === 'number') return strings.loaded(loaded);
  return loaded === 'no-file' ? strings.noFile : strings.fault[loaded];
};

/** Everything as a file, out of a file, or gone. */
function Keeping({ onChange }: { readonly onChange: () => void }): JSX.Element {
  const [said, say] = useState('');
  /** Another question each time: who has answered it is not asked it still. */
  const [asked, setAsked] = useState(0);
  const save = async (): Promise<void> => say(strings.saved(await saveAll()));
  const load = async (file: File): Promise<void> => {
    say(loadedText(await loadAll(file)));
    onChange();
  };
  const remove = async (): Promise<void> => {
    say(DELETED[await deleteAll()]);
    setAsked(asked + 1);
    onChange();
  };
  return (
    <section aria-labelledby="keeping">
      <h2 id="keeping">{strings.keeping}</h2>
      <p>{strings.keepingText}</p>
      <div class="row">
        <Button icon="share" text={strings.save} onClick={() => void save()} />
        <ChooseFile label={strings.load} accept="application/json,.json" onChosen={(file) => void load(file)} />
        <ConfirmButton
          key={asked}
          label={strings.delete}
          question={strings.sure}
          yes={strings.deleteYes}
          no={strings.deleteNo}
          onYes={() => void remove()}
        />
      </div>
      <p role="status" class="said">
        {said}
      </p>
    </section>
  );
}
