import type { Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { wordsy } from '../strings/play.ts';
import { decides } from '../writing/draft.ts';
import { RoundBoxes } from './boxes.tsx';
import { AllSheets, MiniSheet, ScoreSheet } from './sheet.tsx';

interface WordsySidebarProps {
  readonly situation: Situation<Wordsy>;
  readonly names: Names;
  /** Shows all sheets. */
  readonly onOpen: () => void;
}

const isWriting = (situation: Situation<Wordsy>): boolean =>
  situation.me !== null && situation.step?.type === 'write' && decides(situation);

const OpenAll = ({ onOpen }: Pick<WordsySidebarProps, 'onOpen'>): JSX.Element => (
  <button type="button" class="btn quiet" onClick={onOpen}>
    {wordsy.sheet.open}
  </button>
);

/** The right column: the player's own sheet, or all sheets for spectators. */
export function SheetColumn({ situation, names, onOpen }: WordsySidebarProps): JSX.Element {
  const { view, me } = situation;
  return (
    <aside class="col only-wide" aria-label={wordsy.sheet.short}>
      {me === null ? (
        <section class="panel">
          <AllSheets view={view} names={names} />
        </section>
      ) : (
        <section class="panel">
          <ScoreSheet
            view={view}
            seat={me}
            title={wordsy.sheet.yours}
            now={isWriting(situation) ? wordsy.sheet.writing : ''}
          />
          <p class="dim small">{wordsy.sheet.note(view.config.rounds, view.solo !== null)}</p>
          {view.sheets.length > 1 && <OpenAll onOpen={onOpen} />}
        </section>
      )}
    </aside>
  );
}

/** The same on a phone, under the pad: a row to open, and the boxes unless the keyboard needs their room. */
export const SheetRow = ({ situation, names, onOpen }: WordsySidebarProps): JSX.Element => (
  <div class="only-narrow">
    {situation.me === null ? (
      <OpenAll onOpen={onOpen} />
    ) : (
      <MiniSheet view={situation.view} seat={situation.me} onOpen={onOpen} />
    )}
    {!isWriting(situation) && <RoundBoxes situation={situation} names={names} />}
  </div>
);
