import type { MadeWord, SealedRecord } from '@wordhoard/kernel';
import {
  type BestWord,
  bestMoveBy,
  type DecisionFinding,
  type Measure,
  type SeatSummary,
  summaryOf,
  wholePointsLost,
} from '@wordhoard/review';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { summaries as strings } from '#strings/review-details.ts';
import { sendsPictures } from '../../table/end/sends-pictures.ts';
import type { ShareResult } from '../../table/end/share.ts';
import { showAsterisks } from '../../table-kit/tiles/asterisks.ts';
import { Disc } from '../../ui/face.tsx';
import { Icon } from '../../ui/icon.tsx';

interface SummariesProps {
  readonly seats: SealedRecord['seats'];
  readonly findings: readonly DecisionFinding[];
  readonly words: readonly MadeWord[];
  readonly measure: Measure;
  readonly title: string;
  readonly link: string;
  /** A decision that is named is one tap away. */
  readonly onChoose: (line: number) => void;
}

/** Each player's performance in a few figures. */
export const Summaries = ({ seats, findings, words, measure, ...rest }: SummariesProps): JSX.Element => (
  <section class="summaries" aria-label={strings.summary}>
    <h2>{strings.summary}</h2>
    {seats.map(({ name }, seat) => (
      <Summary key={seat} name={name} summary={summaryOf(findings, words, seat, measure)} measure={measure} {...rest} />
    ))}
    <p class="dim small">{strings.explained}</p>
  </section>
);

interface SummaryProps extends Omit<SummariesProps, 'seats' | 'findings' | 'words'> {
  readonly name: string;
  readonly summary: SeatSummary;
}

function Summary({ name, summary, measure, title, link, onChoose }: SummaryProps): JSX.Element {
  const { seat, found, lost, luck, bestWord, missed } = summary;
  const [done, setDone] = useState<ShareResult>(null);
  const best = bestWord && upper(bestWord.word);
  const gone = missed && upper(bestMoveBy(missed.judgement, measure).word);
  const pass = async (how: 'shareResult' | 'saveResult'): Promise<void> => {
    if (found === null) return;
    const sharing = await import('../../table/end/share.ts');
    const lines = [strings.sentence(name, found, best, gone, luck)];
    const drawn = [
      name,
      strings.found(found),
      bestWord ? strings.bestWord(best ?? '', bestWord.points) : '',
      missed ? strings.missed(gone ?? '', wholePointsLost(missed.judgement, measure)) : '',
      luck === null ? '' : strings.luck(luck),
    ].filter((line) => line !== '');
    setDone(await sharing[how]({ title, lines, drawn, link: location.origin + link, board: null }));
  };
  const copied = done === 'copied';
  return (
    <article class="summary">
      <Disc name={name} seat={seat} />
      <h3>{name}</h3>
      {found === null ? <p>{strings.nothingToFind}</p> : <p class="found-share">{strings.found(found)}</p>}
      {found !== null && (
        <div class="pass-on">
          {('share' in navigator || 'clipboard' in navigator) && (
            <button
              type="button"
              class="icon-btn"
              aria-label={copied ? strings.copied : strings.share(name)}
              onClick={() => void pass('shareResult')}
            >
              <Icon name={copied ? 'check' : 'share'} />
            </button>
          )}
          {!sendsPictures() && (
            <button
              type="button"
              class="icon-btn"
              aria-label={done === 'saved' ? strings.saved : strings.picture(name)}
              onClick={() => void pass('saveResult')}
            >
              <Icon name={done === 'saved' ? 'check' : 'sheet'} />
            </button>
          )}
        </div>
      )}
      <div class="words">
        {found !== null && <span class="dim">{strings.lostAll(lost)}</span>}
        {luck !== null && <span class="dim">{strings.luck(luck)}</span>}
        {bestWord && <BestWordLine word={bestWord} onChoose={onChoose} />}
        {missed && (
          <button type="button" class="named" onClick={() => onChoose(missed.line)}>
            {strings.missed(gone ?? '', wholePointsLost(missed.judgement, measure))}
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
  const text = strings.bestWord(showAsterisks(word.toUpperCase()), points);
  if (line === null) return <span>{text}</span>;
  return (
    <button type="button" class="named" onClick={() => onChoose(line)}>
      {text}
    </button>
  );
}
