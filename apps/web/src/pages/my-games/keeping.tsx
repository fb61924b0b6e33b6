import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { myGames as strings } from '#strings/my-games.ts';
import { ChooseFile } from '../../files/choose.tsx';
import { deleteAll, loadAll, saveAll } from '../../my-games/everything.ts';
import { Sure } from '../../ui/confirm-button.tsx';
import { Icon } from '../../ui/icon.tsx';

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
export function Keeping({ onChange }: { readonly onChange: () => void }): JSX.Element {
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
        <button type="button" class="btn" onClick={() => void save()}>
          <Icon name="share" />
          {strings.save}
        </button>
        <ChooseFile label={strings.load} accept="application/json,.json" onChosen={(file) => void load(file)} />
        <Sure
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
