import type { BySeat, MadeWord, SealedRecord, Seat } from '@wordhoard/kernel';
import {
  type BestWord,
  bestMoveBy,
  type DecisionFinding,
  leadChanges,
  type Measure,
  type ScoreAfter,
  type SeatSummary,
  type Strength,
  summaryOf,
  wholePointsLost,
} from '@wordhoard/review';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { hints } from '#strings/hints.ts';
import { review as strings } from '#strings/review.ts';
import { summaries as texts } from '#strings/review-details.ts';
import { sendsPictures } from '../../files/files.ts';
import { hintsIn } from '../../hints/hint.ts';
import type { ShareResult } from '../../table/end/share.ts';
import { showAsterisks } from '../../table-kit/tiles/asterisks.ts';
import { Disc } from '../../ui/face.tsx';
import { figure } from '../../ui/format.ts';
import './overview.css';
import { IconButton } from '../../ui/button.tsx';

interface CurveProps {
  readonly standings: readonly ScoreAfter[];
  readonly lines: number;
  readonly at: number;
  readonly seats: SealedRecord['seats'];
  /** The decisions that lost most. */
  readonly turning: readonly DecisionFinding[];
}

const WIDTH = 600;
const HEIGHT = 110;
const EDGE = 8;

/** The scores step by step; with the last change of the lead, and the costliest decisions. */
export function Curve({ standings, lines, at, seats, turning }: CurveProps): JSX.Element | null {
  const last = standings.at(-1);
  if (!last || lines < 1) return null;
  const all = standings.flatMap(({ scores }) => scores);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (line: number): number => EDGE + (line / lines) * (WIDTH - 2 * EDGE);
  const y = (score: number): number => HEIGHT - EDGE - ((score - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const changes = leadChanges(standings);
  const turned = changes.at(-1);
  const scoreAt = (line: number, seat: number): number =>
    standings.findLast((it) => it.lines <= line)?.scores[seat] ?? 0;
  const path = (seat: number): string =>
    standings.reduce((d, { lines: line, scores }) => `${d}H${x(line)}V${y(scores[seat] ?? 0)}`, `M${x(0)} ${y(0)}`) +
    `H${x(lines)}`;
  const told = seats.map(({ name }, seat) => `${name} ${figure(last.scores[seat] ?? 0)}`).join(', ');
  return (
    <section class="review-curve panel" aria-label={strings.curve}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={strings.curveOf(told, changes.length)}
        preserveAspectRatio="none"
      >
        {turned && <line class="turn" x1={x(turned.lines)} x2={x(turned.lines)} y1={0} y2={HEIGHT} />}
        {seats.map((_, seat) => (
          <path key={seat} data-seat={seat} d={path(seat)} />
        ))}
        {turning.map(({ line, seat }) => (
          <path key={line} class="fell" d={`M${x(line) - 6} ${y(scoreAt(line, seat)) - 9}h12l-6 9z`} />
        ))}
        <line class="now" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
      </svg>
      <p class="keys">
        {seats.map(({ name }, seat) => (
          <span key={seat} class="key">
            <svg viewBox="0 0 26 8" aria-hidden="true">
              <path data-seat={seat} d="M0 4H26" />
            </svg>
            {name}
          </span>
        ))}
        {turned && (
          <span class="key">
            <svg viewBox="0 0 8 12" aria-hidden="true">
              <path class="turn" d="M4 0V12" />
            </svg>
            {strings.turned(seats[turned.seat]?.name ?? '')}
          </span>
        )}
        {turning.length > 0 && (
          <span class="key">
            <svg viewBox="0 0 12 10" aria-hidden="true">
              <path class="fell" d="M0 0h12l-6 9z" />
            </svg>
            {strings.lostMost}
          </span>
        )}
      </p>
    </section>
  );
}

interface SummariesProps {
  readonly seats: SealedRecord['seats'];
  readonly findings: readonly DecisionFinding[];
  readonly words: readonly MadeWord[];
  /** Empty until everything is judged. */
  readonly strengths: BySeat<Strength | null>;
  readonly measure: Measure;
  /** The reader's seat; null if unknown. */
  readonly mine: Seat | null;
  readonly title: string;
  readonly link: string;
  /** A decision that is named is one tap away. */
  readonly onChoose: (line: number) => void;
}

/** Each player's performance in a few figures. */
export const Summaries = ({
  seats,
  findings,
  words,
  strengths,
  measure,
  mine,
  ...rest
}: SummariesProps): JSX.Element => (
  <section class="summaries" aria-label={texts.summary}>
    <h2>{texts.summary}</h2>
    {seats.map(({ name }, seat) => (
      <Summary
        key={seat}
        name={name}
        summary={summaryOf(findings, words, seat, measure)}
        strength={strengths[seat] ?? null}
        isYou={seat === mine}
        measure={measure}
        {...rest}
      />
    ))}
    <p class="muted small">{texts.explained}</p>
    {strengths.some((strength) => strength !== null) && (
      <details class="muted small">
        <summary>{texts.strength.about}</summary>
        <p>{texts.strength.explained()}</p>
      </details>
    )}
  </section>
);

interface SummaryProps extends Omit<SummariesProps, 'seats' | 'findings' | 'words' | 'strengths' | 'mine'> {
  readonly name: string;
  readonly summary: SeatSummary;
  readonly strength: Strength | null;
  readonly isYou: boolean;
}

function Summary({ name, summary, strength, isYou, measure, title, link, onChoose }: SummaryProps): JSX.Element {
  const { seat, found, lost, luck, bestWord, missed } = summary;
  const [done, setDone] = useState<ShareResult>(null);
  const best = bestWord && upper(bestWord.word);
  const gone = missed && upper(bestMoveBy(missed.judgement, measure).word);
  const pass = async (how: 'shareResult' | 'saveResult'): Promise<void> => {
    if (found === null) return;
    const sharing = await import('../../table/end/share.ts');
    const lines = [texts.sentence(name, found, best, gone, luck)];
    const drawn = [
      name,
      texts.found(found),
      bestWord ? texts.bestWord(best ?? '', bestWord.points) : '',
      missed ? texts.missed(gone ?? '', wholePointsLost(missed.judgement, measure)) : '',
      luck === null ? '' : texts.luck(luck),
    ].filter((line) => line !== '');
    setDone(await sharing[how]({ title, lines, drawn, link: location.origin + link, board: null }));
  };
  const copied = done === 'copied';
  return (
    <article class="summary">
      <Disc name={name} seat={seat} />
      <h3>{name}</h3>
      {found === null ? <p>{texts.nothingToFind}</p> : <p class="found-share">{texts.found(found)}</p>}
      {found !== null && (
        <div class="pass-on">
          {('share' in navigator || 'clipboard' in navigator) && (
            <IconButton
              icon={copied ? 'check' : 'share'}
              label={copied ? texts.copied : texts.share(name)}
              onClick={() => void pass('shareResult')}
            />
          )}
          {!sendsPictures() && (
            <IconButton
              icon={done === 'saved' ? 'check' : 'sheet'}
              label={done === 'saved' ? texts.saved : texts.picture(name)}
              onClick={() => void pass('saveResult')}
            />
          )}
        </div>
      )}
      <div class="words">
        {strength && <p class="strength">{texts.strength.played(isYou ? null : name, strength)}</p>}
        {found !== null && <span class="muted">{texts.lostAll(lost)}</span>}
        {luck !== null && <span class="muted">{texts.luck(luck)}</span>}
        {bestWord && <BestWordLine word={bestWord} onChoose={onChoose} />}
        {missed && (
          <button type="button" class="named" onClick={() => onChoose(missed.line)}>
            {texts.missed(gone ?? '', wholePointsLost(missed.judgement, measure))}
          </button>
        )}
      </div>
    </article>
  );
}

const upper = (word: string | null): string | null => word && showAsterisks(word.toUpperCase());

interface BestWordProps {
  readonly word: BestWord;
  readonly onChoose: (line: number) => void;
}

/** One tap away from the decision that made it, where one did. */
function BestWordLine({ word: { word, points, line }, onChoose }: BestWordProps): JSX.Element {
  const text = texts.bestWord(showAsterisks(word.toUpperCase()), points);
  if (line === null) return <span>{text}</span>;
  return (
    <button type="button" class="named" onClick={() => onChoose(line)}>
      {text}
    </button>
  );
}

/** In a review: how many hints were asked for on this device. */
export function HintsCounted({ commitment }: { readonly commitment: string }): JSX.Element | null {
  const { asked, plain } = hintsIn(commitment);
  return asked === 0 ? null : <p>{hints.counted(asked, plain)}</p>;
}
