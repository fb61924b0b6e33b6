import { bonusSet, MANIFEST_POINTS, type Progress, setsOf, type View } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { Icon } from '../../../ui/icon.tsx';
import { wordWorx } from '../strings/play.ts';
import './manifest.css';

interface ManifestProps {
  readonly mine: NonNullable<View['mine']>;
  /** [WX-11] Does each entry pay one copy only? */
  readonly once: boolean;
  /** Undefined until the dictionary is there. */
  readonly progress: readonly Progress[] | undefined;
}

/** The secret manifest: what is done, what could be laid, what is one card away. */
export function Manifest({ mine, once, progress }: ManifestProps): JSX.Element {
  const bonus = bonusSet(mine.indicator);
  const { manifest } = wordWorx;
  return (
    <>
      <table class="manifest">
        <caption>{manifest.double(bonus)}</caption>
        <thead>
          <tr>
            <th scope="col">{manifest.set}</th>
            {MANIFEST_POINTS.map((points) => (
              <th key={points} scope="col">
                {points}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {setsOf(mine.manifest).map((words, i) => (
            <tr key={words[0]} class={i + 1 === bonus ? 'x2' : ''}>
              <th scope="row">
                {i + 1}
                {i + 1 === bonus && <em>×2</em>}
              </th>
              {words.map((word) => (
                <Word key={word} word={word} how={progress?.find((it) => it.word === word)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="dim small">{manifest.note(once)}</p>
    </>
  );
}

function Word({ word, how }: { readonly word: string; readonly how: Progress | undefined }): JSX.Element {
  const { manifest } = wordWorx;
  const state = how?.state ?? 'far';
  return (
    <td class={state}>
      {state === 'done' && <Icon name="check" />}
      {word.toUpperCase()}
      {state === 'done' && <span class="unseen">, {manifest.done}</span>}
      {state === 'now' && <span class="unseen">, {manifest.now}</span>}
      {state === 'one-away' && (
        <>
          <span class="unseen">, {manifest.oneAway(how!.wants)}</span>
          <small aria-hidden="true">+{how!.wants.slice(0, 3).join(' ').toUpperCase()}</small>
        </>
      )}
    </td>
  );
}

export function progressSum(progress: readonly Progress[]): string {
  const count = (state: Progress['state']): number => progress.filter((it) => it.state === state).length;
  return wordWorx.manifest.sum(count('done'), count('now'), count('one-away'));
}
