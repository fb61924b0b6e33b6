import { bonusSet, componentsOf, type Progress, type View, type WordWorx } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import type { SeatObservation } from '../../../net/session.ts';
import { toldOf } from '../../../table-kit/events.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { describe } from '../describe.ts';
import { wordWorx } from '../strings/play.ts';
import './sidebar.css';

interface WordWorxSidebarProps {
  readonly observation: SeatObservation<WordWorx>;
  readonly names: Names;
  readonly progress: readonly Progress[] | undefined;
  /** Opens the scores of a round. */
  readonly onSheets: (round: number) => void;
}

/** On a wide screen: the manifest and the last moves; and a button for the scores of the last round. */
export function Sidebar({ observation, names, progress, onSheets }: WordWorxSidebarProps): JSX.Element {
  const { mine, config, sheets }: View = observation.seen.view;
  return (
    <div class="sidebar">
      {mine && (
        <section class="panel only-wide" aria-label={wordWorx.manifest.short}>
          <h2>{wordWorx.manifest.title}</h2>
          <Manifest {...{ mine, config, progress }} />
        </section>
      )}
      <div class="latest only-wide">
        <section class="panel" aria-label={wordWorx.lately}>
          <LatestMoves {...{ observation, names }} />
        </section>
      </div>
      {sheets.length > 0 && (
        <Button class="quiet" text={wordWorx.sheet.open(sheets.length)} onClick={() => onSheets(sheets.length)} />
      )}
    </div>
  );
}

interface ManifestButtonProps {
  readonly progress: readonly Progress[] | undefined;
  readonly onOpen: () => void;
}

/** On a phone: how the manifest stands, and the way to it. */
export const ManifestButton = ({ progress, onOpen }: ManifestButtonProps): JSX.Element => (
  <button type="button" class="manifest-button" onClick={onOpen}>
    <b>{wordWorx.manifest.short}</b> {progress && progressSum(progress)} <Icon name="up" />
  </button>
);

interface ManifestProps extends Pick<View, 'config'> {
  readonly mine: NonNullable<View['mine']>;
  /** Undefined until the dictionary is there. */
  readonly progress: readonly Progress[] | undefined;
}

/** The secret manifest: what is done, what could be laid, what is one card away. */
export function Manifest({ mine, config, progress }: ManifestProps): JSX.Element {
  const { manifests, manifestPoints, bonusFactor, otherWordPoints, handCost } = componentsOf(config);
  const bonus = bonusSet(mine.indicator);
  const { manifest } = wordWorx;
  return (
    <>
      <table class="manifest">
        <caption>{manifest.double(bonus, bonusFactor)}</caption>
        <thead>
          <tr>
            <th scope="col">{manifest.set}</th>
            {manifestPoints.map((points, i) => (
              <th key={i} scope="col">
                {points}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {manifests.setsOf(mine.manifest).map((words, i) => (
            <tr key={i} class={i + 1 === bonus ? 'x2' : ''}>
              <th scope="row">
                {i + 1}
                {i + 1 === bonus && bonusFactor > 1 && <em>×{bonusFactor}</em>}
              </th>
              {words.map((word) => (
                <Word key={word} word={word} how={progress?.find((it) => it.word === word)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted small">{manifest.note(config.once, otherWordPoints, handCost)}</p>
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
      {state === 'done' && <span class="sr-only">, {manifest.done}</span>}
      {state === 'now' && <span class="sr-only">, {manifest.now}</span>}
      {state === 'one-away' && (
        <>
          <span class="sr-only">, {manifest.oneAway(how!.wants)}</span>
          <small aria-hidden="true">+{how!.wants.slice(0, 3).join(' ').toUpperCase()}</small>
        </>
      )}
    </td>
  );
}

function progressSum(progress: readonly Progress[]): string {
  const count = (state: Progress['state']): number => progress.filter((it) => it.state === state).length;
  return wordWorx.manifest.sum(count('done'), count('now'), count('one-away'));
}

const SHOWN_MOVES = 4;

interface LatestMovesProps {
  readonly observation: SeatObservation<WordWorx>;
  readonly names: Names;
  /** Is this read by more than one player? */
  readonly shared?: boolean;
}

/** The last few things that happened, newest first. */
export function LatestMoves({ observation, names, shared = false }: LatestMovesProps): JSX.Element | null {
  // A player's drawn cards are for that player alone.
  const events = observation.events.filter(({ type }) => !shared || type !== 'drew-unseen');
  const told = toldOf<WordWorx>(events, describe, names, observation.seen.view.config);
  if (told.length === 0) return null;
  return (
    <>
      <h2>{wordWorx.lately}</h2>
      <ul class="moves plain">
        {told
          .slice(-SHOWN_MOVES)
          .toReversed()
          .map(({ text }, i) => (
            <li key={told.length - i}>{text}</li>
          ))}
      </ul>
    </>
  );
}
