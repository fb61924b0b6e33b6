import type { Seat } from '@wordhoard/kernel';
import type { Entered, View } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wordsy } from '#strings/wordsy.ts';
import { figure, signed } from '../../shell/format.ts';
import { moves } from '../../shell/settings.ts';
import { play } from '../../shell/sound.ts';
import type { Names } from '../../shell/table/names.ts';
import { Disc } from '../../shell/table/seats.tsx';
import { Definition } from './definition.tsx';
import { preview } from './preview.ts';
import './words.css';

/** Between one word and the next, in ms. */
const REVEAL_EVERY = 900;

/** How many of the words lie open: one after the other as they come, all of them for whoever comes later. */
export function useReveal(round: number, count: number): number {
  const [open, setOpen] = useState({ round, count });
  useEffect(() => {
    if (count === 0 || !moves()) {
      setOpen({ round, count });
      return;
    }
    if (open.round === round && open.count >= count) return;
    const from = open.round === round ? open.count : 0;
    const wait = from === 0 ? 0 : REVEAL_EVERY;
    const timer = setTimeout(() => {
      play('reveal');
      setOpen({ round, count: from + 1 });
    }, wait);
    return () => clearTimeout(timer);
  }, [round, count, open]);
  return count === 0 ? 0 : Math.min(count, open.round === round ? open.count : 0);
}

interface WordsProps {
  readonly view: View;
  readonly names: Names;
  /** How many lie open. */
  readonly open: number;
  /** The round has been scored: bonuses are known. */
  readonly scored: boolean;
  /** Asks to challenge this word; absent for those that cannot be. */
  readonly challenge?: (entry: Entered) => void;
  readonly canChallenge?: (entry: Entered) => boolean;
}

/** This round's words, in the order they are revealed [WY-14]. */
export const Words = ({ view, names, open, scored, challenge, canChallenge }: WordsProps): JSX.Element => (
  <ol class="words plain" aria-label={wordsy.reveal.label}>
    {view.entered.slice(0, open).map((entry) => (
      <li key={entry.seat} data-status={entry.status}>
        <Disc name={names.of(entry.seat)} seat={entry.seat} />
        <div class="what">
          <span class="unseen">{names.of(entry.seat)}: </span>
          <ScoredWord view={view} entry={entry} />
          <small>{noteOf(view, entry, names)}</small>
        </div>
        <span class="num">{figure(entry.points)}</span>
        <span class="bonus">{scored && <Bonus view={view} seat={entry.seat} />}</span>
        {challenge && canChallenge?.(entry) && (
          <button
            type="button"
            class="btn"
            aria-label={wordsy.reveal.challengeWord(entry.word)}
            onClick={() => challenge(entry)}
          >
            {wordsy.reveal.challenge}
          </button>
        )}
        {(entry.status === 'proven' || entry.status === 'mended') && <Definition word={entry.word} />}
      </li>
    ))}
  </ol>
);

function Bonus({ view, seat }: { readonly view: View; readonly seat: Seat }): JSX.Element | null {
  const bonus = view.sheets[seat]?.lines.at(-1)?.bonus ?? 0;
  return bonus > 0 ? <span class="box checked">{signed(bonus)}</span> : null;
}

const noteOf = ({ lead, mode }: View, { seat, status }: Entered, names: Names): string => {
  const who = seat === names.me ? wordsy.reveal.yourWord : names.of(seat);
  const role = seat === lead ? (mode === 'race' ? wordsy.status.fastest : wordsy.status.main) : '';
  return [who, role, wordsy.statusOf(status)].filter((part) => part !== '').join(', ');
};

/** The word, with the letters that score standing out. */
function ScoredWord({ view, entry }: { readonly view: View; readonly entry: Entered }): JSX.Element {
  if (entry.word === '') return <span class="dim">{wordsy.reveal.noWord}</span>;
  const { letters } = preview(view.board, entry.word, view.config.handicaps.includes(entry.seat));
  return (
    <span class="word" style={{ '--n': String(entry.word.length) }}>
      <span class="unseen">{entry.word}</span>
      <span aria-hidden="true">
        {letters.map(({ letter, points }, at) => (
          <span key={at} class={points > 0 ? 'hit' : ''}>
            {letter}
          </span>
        ))}
      </span>
    </span>
  );
}
