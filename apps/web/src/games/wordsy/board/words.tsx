import type { Seat } from '@wordhoard/kernel';
import { handicapOf, type RevealedWord, type View, type Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { moves } from '../../../device/settings.ts';
import { play } from '../../../device/sound.ts';
import type { SummaryProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { WhyNot } from '../../../table-kit/why-not.tsx';
import { Button } from '../../../ui/button.tsx';
import { figure, signed } from '../../../ui/format.ts';
import { Definition, WordLink } from '../../../ui/word-meaning.tsx';
import { preview } from '../hand/draft.ts';
import { wordsy } from '../strings/play.ts';
import './board.css';

interface WordsProps {
  readonly view: View;
  readonly names: Names;
  /** Number of words revealed. */
  readonly open: number;
  /** The round has been scored: bonuses are known. */
  readonly scored: boolean;
  /** Asks to challenge this word. */
  readonly challenge?: (entry: RevealedWord) => void;
  readonly canChallenge?: (entry: RevealedWord) => boolean;
}

/** This round's words, in the order they are revealed [WY-14]. */
export const Words = ({ view, names, open, scored, challenge, canChallenge }: WordsProps): JSX.Element => (
  <ol class="words plain" aria-label={wordsy.reveal.label}>
    {view.entered.map((entry, i) => (
      // Hidden words keep their space, so that nothing moves under a finger.
      <li key={entry.seat} data-status={entry.status} class={i < open ? '' : 'to-come'}>
        <Disc name={names.of(entry.seat)} seat={entry.seat} />
        <div class="what">
          <span class="sr-only">{names.of(entry.seat)}: </span>
          <ScoredWord view={view} entry={entry} known={scored} /> <small>{noteOf(view, entry, names)}</small>
        </div>
        <span class="num">{figure(entry.points)}</span>
        <span class="bonus">{scored && <Bonus view={view} seat={entry.seat} />}</span>
        {challenge && canChallenge?.(entry) && (
          <Button
            text={wordsy.reveal.challenge}
            aria-label={wordsy.reveal.challengeWord(entry.word)}
            onClick={() => challenge(entry)}
          />
        )}
        {(entry.status === 'proven' || entry.status === 'mended') && <Definition word={entry.word} />}
        {entry.status === 'struck' && <WhyNot word={entry.word} />}
      </li>
    ))}
  </ol>
);

function Bonus({ view, seat }: { readonly view: View; readonly seat: Seat }): JSX.Element | null {
  const bonus = view.sheets[seat]?.lines.at(-1)?.bonus ?? 0;
  return bonus > 0 ? <span class="box checked">{signed(bonus)}</span> : null;
}

const noteOf = ({ lead, mode }: View, { seat, status }: RevealedWord, names: Names): string => {
  const who = seat === names.me ? wordsy.reveal.yourWord : names.of(seat);
  const role = seat === lead ? (mode === 'race' ? wordsy.status.fastest : wordsy.status.main) : '';
  return [who, role, wordsy.statusOf(status)].filter((part) => part !== '').join(', ');
};

interface ScoredWordProps {
  readonly view: View;
  readonly entry: RevealedWord;
  /** It can't be challenged any more, so it may be looked up. */
  readonly known: boolean;
}

/** The word, with the letters that score standing out. */
function ScoredWord({ view, entry: { word, seat }, known }: ScoredWordProps): JSX.Element {
  if (word === '') return <span class="none muted">{wordsy.reveal.noWord}</span>;
  const { letters } = preview(view.board, word, handicapOf(view.config, seat));
  const drawn = letters.map(({ letter, points }, at) => (
    <span key={at} class={points > 0 ? 'hit' : ''}>
      {letter}
    </span>
  ));
  return (
    <span class="word" style={{ '--n': String(word.length) }}>
      <span class="sr-only">{word}</span>
      {known ? <WordLink word={word}>{drawn}</WordLink> : <span aria-hidden="true">{drawn}</span>}
    </span>
  );
}

/** The words of the last round as the sheets have them, on the board they were made on; nothing before the first. */
export function LastRound({ observation, names }: SummaryProps<Wordsy>): JSX.Element | null {
  const { view } = observation.seen;
  const deals = observation.events.filter((event) => event.type === 'dealt');
  const scored = observation.events.findLast((event) => event.type === 'round-scored');
  if (!scored) return null;
  const board = deals.at(-2)?.board ?? view.board;
  const entered = scored.lines.map(({ word, points, status }, seat) => ({ seat, word, points, status }));
  return (
    <>
      <h2 class="round">{wordsy.ready.result(scored.round)}</h2>
      <Words view={{ ...view, board, entered, lead: null }} names={names} open={entered.length} scored />
    </>
  );
}

/** Between one word and the next, in ms. */
const REVEAL_EVERY = 900;

/** Number of words revealed: one after the other, or all for a viewer who comes later. */
export function useReveal(round: number, count: number): number {
  const [open, setOpen] = useState({ round, count });
  useEffect(() => {
    if (count === 0 || !moves()) {
      setOpen({ round, count });
      return;
    }
    if (open.round === round && open.count >= count) return;
    const from = open.round === round ? open.count : 0;
    const reveal = (): void => {
      play('reveal');
      setOpen({ round, count: from + 1 });
    };
    const timer = setTimeout(reveal, from === 0 ? 0 : REVEAL_EVERY);
    return () => clearTimeout(timer);
  }, [round, count, open]);
  return count === 0 ? 0 : Math.min(count, open.round === round ? open.count : 0);
}
