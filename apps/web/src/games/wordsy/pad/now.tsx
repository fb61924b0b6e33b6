import type { Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import type { Preview } from '../board/preview.ts';
import { together } from '../seats/together.ts';
import { LookBack, Ready } from '../words/between.tsx';
import { Challenge } from '../words/challenge.tsx';
import { Mend } from '../words/mend.tsx';
import { useReveal } from '../words/reveal.ts';
import { decides, wroteNothing } from '../writing/draft.ts';
import type { WordDraft } from '../writing/use-draft.ts';
import { Writing } from '../writing/writing.tsx';

interface NowProps extends GameTableProps<Wordsy> {
  readonly situation: Situation<Wordsy>;
  /** One for every seat at this device that may still decide. */
  readonly deciding: readonly Situation<Wordsy>[];
  readonly draft: WordDraft;
  /** Points of the draft. */
  readonly shown: Preview;
  /** Goes on to the new board; null while that is what one looks at. */
  readonly goOn: (() => void) | null;
}

/** The one thing to do now. */
export function Now({ situation, deciding, draft, shown, goOn, ...props }: NowProps): JSX.Element | null {
  const { view, me, step } = situation;
  const { names, sight, quick, move } = props;
  const open = useReveal(view.round, view.entered.length);
  switch (step?.type) {
    case 'ready':
      return <Ready {...{ situation, deciding, names, quick, move, open }} round={step.round} />;
    case 'write':
      if (goOn) return <LookBack sight={sight} names={names} onDone={goOn} />;
      if (me === null || wroteNothing(situation)) return null;
      return <Writing draft={draft} preview={shown} mine={decides(situation)} />;
    case 'challenge':
      return <Challenge {...{ deciding, view, names, open, move }} />;
    case 'mend':
      return <Mend situation={together(situation, deciding)} step={step} move={move} />;
    case undefined:
      return null;
  }
}
