import { titleOf } from '@wordhoard/catalog';
import type { JudgedMove, Shape } from '@wordhoard/kernel';
import {
  costliestDecisions,
  DEFAULT_MEASURE,
  type DecisionFinding,
  type ScoreAfter,
  settleFindings,
} from '@wordhoard/review';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { review as strings } from '#strings/review.ts';
import { table as tableStrings } from '#strings/table.ts';
import type { Contents, MomentRequest } from '../../review/messages.ts';
import { OpenReview } from '../../review/open-review.ts';
import { useGamePage } from '../../table-kit/game-page.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Bar, Notice, Shuffling } from '../../ui/page.tsx';
import { Costly, DecisionRow, FilterBar, type Filters, filtered, isFolded, measureOf } from './decisions.tsx';
import { linesOfHash, type Perspective, stopAt, useGameReview, viewerAt } from './game-review.ts';
import type { Source } from './review.tsx';
import { Judging, Stage, Steps, useStepKeys } from './stage.tsx';
import './review.css';
import { Button } from '../../ui/button.tsx';

interface RecordReviewProps {
  readonly source: Source;
  readonly onOther: () => void;
}

/** A record that is being opened, or why it cannot be. */
export function RecordReview({ source, onOther }: RecordReviewProps): JSX.Element {
  const { record } = source;
  const [review, setReview] = useState<OpenReview | null>(null);
  useEffect(() => {
    const opened = new OpenReview(record);
    setReview(opened);
    return () => opened.close();
  }, [record]);
  const contents = review?.contents.value ?? null;
  if (!review || !contents) return <Shuffling text={strings.open.reading} />;
  if ('why' in contents)
    return (
      <>
        <Bar />
        <Notice title={strings.open.title}>
          <p role="alert" class="refusal">
            {strings.fault(contents.why)}
          </p>
          <Button class="primary" text={strings.open.other} onClick={onOther} />
        </Notice>
      </>
    );
  const title = titleOf(record.game);
  return <ReviewScreen {...{ review, source, contents, title }} />;
}

/** Loaded only when there is something to show, or on request. */
const Curve = lazy(() => import('./overview.tsx').then((it) => it.Curve));
const Summaries = lazy(() => import('./overview.tsx').then((it) => it.Summaries));
const Records = lazy(() => import('./records.tsx').then((it) => it.Records));
const OpenHands = lazy(() => import('./records.tsx').then((it) => it.OpenHands));
const Decided = lazy(async () => (await import('./decided.tsx')).Decided);
const PlayOn = lazy(async () => (await import('./records.tsx')).PlayOn);
const Coached = lazy(async () => (await import('./coach.tsx')).Coached);
const CoachSummary = lazy(async () => (await import('./coach.tsx')).CoachSummary);
const HintsCounted = lazy(async () => (await import('./overview.tsx')).HintsCounted);

interface ReviewScreenProps {
  readonly review: OpenReview;
  readonly source: Source;
  readonly contents: Contents;
  readonly title: string;
}

/** Number of the costliest decisions marked on the curve. */
const TURNING = 3;

function ReviewScreen({ review, source, contents, title }: ReviewScreenProps): JSX.Element {
  const { record, mine } = source;
  const { seats, game } = record;
  const [stop, setStop] = useState(() => stopAt(contents, linesOfHash(location.hash)));
  const [perspective, setPerspective] = useState<Perspective>(mine ?? 'decider');
  const [leads, setLeads] = useState(location.hash === '');
  const leading = useRef(leads);
  const [chosen, choose] = useState<number | null>(null);
  const [instead, setInstead] = useState<MomentRequest['instead']>(null);
  const [filters, setFilters] = useState<Filters>({
    mine: mine !== null,
    big: false,
    common: DEFAULT_MEASURE === 'common',
    folded: false,
  });
  const { kinds, note, held, notation } = useGameReview(game);
  const judged = review.findings.value;
  const coachedLines = review.coached.value;
  const findings = useMemo(() => settleFindings(judged, coachedLines), [judged, coachedLines]);
  const measure = measureOf(filters);
  const last = contents.stops.length - 1;
  const lines = contents.stops[stop] ?? 0;
  const viewer = viewerAt(contents, perspective, lines);
  const standings = useStandings(review, game);
  const name = (seat: number): string => seats[seat]?.name ?? '';

  const go = (to: number, byReader = true): void => {
    // At once, not with the next drawing: an effect of the one before may still be on its way.
    if (!byReader && !leading.current) return;
    leading.current &&= !byReader;
    if (byReader) setLeads(false);
    setStop(to);
    setInstead(null);
    choose((now) => (contents.stops[to] === now ? now : null));
    history.replaceState(null, '', `#${contents.stops[to] ?? 0}`);
  };
  const goToLine = (line: number, byReader = true): void => go(stopAt(contents, line), byReader);
  /** On a phone the board and what is said of it do not fit together: what was asked for comes into sight. */
  const reveal = (what: string): void => {
    requestAnimationFrame(() => document.querySelector(what)?.scrollIntoView({ block: 'start' }));
  };
  const look = (line: number, seat: number, byReader = true): void => {
    // Another player's decision is shown from their view.
    if (seat !== perspective && typeof perspective === 'number') setPerspective('decider');
    goToLine(line, byReader);
  };
  const open = (line: number, seat: number): void => {
    if (chosen === line) return choose(null);
    look(line, seat);
    choose(line);
    reveal('.review-stage');
  };
  const tell = (line: number, seat: number): void => {
    if (mine !== null && seat !== mine) setFilters({ ...filters, mine: false });
    choose(line);
    reveal('.decision:has([aria-expanded="true"])');
  };
  const find = (line: number): void => {
    const decision = contents.decisions.find((it) => it.line === line);
    if (decision) open(line, decision.seat);
  };
  useStepKeys(stop, last, go);

  const next = contents.decisions.find(({ line }) => line === lines);
  const nextFound = next && findings.get(next.line);
  const text =
    stop === last
      ? strings.atEnd
      : !next
        ? strings.clock
        : nextFound
          ? strings.decided(name(next.seat), nextFound.judgement.yours.text)
          : strings.decides(name(next.seat));
  const all = [...findings.values()];
  const turning = useMemo(() => costliestDecisions(all, null, measure).slice(0, TURNING), [findings, measure]);
  const progress = review.progress.value;
  const isDone = progress !== null && progress.done === progress.of;
  useEffect(() => {
    if (isDone)
      void import('../../my-games/store.ts').then((it) => it.noteReview(source, [...judged.values()], contents.words));
  }, [isDone]);
  const folded = all.filter(
    (it) => (!filters.mine || mine === null || it.seat === mine) && isFolded(it, measure),
  ).length;
  const coached = ({ line, judgement }: DecisionFinding): JSX.Element | null => {
    const finding = coachedLines.get(line);
    const played = judgement.yours.word;
    return finding ? <Coached {...{ finding, game, played, measure }} nameOf={name} /> : null;
  };
  const rows = filtered(contents.decisions, findings, filters, mine, isDone);

  return (
    <div class="review">
      <Steps
        at={stop}
        last={last}
        text={text}
        onGo={go}
        onTell={nextFound ? () => tell(nextFound.line, nextFound.seat) : null}
      />
      <Stage
        review={review}
        wanted={useMemo(() => ({ lines, viewer, instead }), [lines, viewer, instead])}
        onSwipe={(steps) => go(Math.min(last, Math.max(0, stop + steps)))}
      />
      <Curve {...{ standings, seats, turning }} lines={contents.lines} at={lines} />
      <aside class="review-side" aria-label={strings.bare}>
        {contents.fault && (
          <p class="refusal" role="alert">
            {strings.fault(contents.fault)}
          </p>
        )}
        <Costly
          findings={all}
          measure={measure}
          nameOf={name}
          better={instead !== null}
          onOpen={({ line, seat }: DecisionFinding, byReader: boolean) => look(line, seat, byReader)}
          onShow={({ line, seat }: DecisionFinding, choice: JudgedMove<Shape> | null) => {
            look(line, seat);
            setInstead(choice && { line, seat, move: choice.move });
          }}
          {...{ mine, isDone, leads, coached }}
        />
        <Judging review={review} />
        <Summaries
          {...{ seats, measure, mine, title }}
          findings={all}
          words={contents.words}
          strengths={review.strengths.value}
          link={source.link}
          onChoose={find}
        />
        <CoachSummary {...{ review, seats, measure }} />
        <HintsCounted commitment={record.commitment} />
        <label class="review-perspective">
          {strings.eyes}
          <select
            class="input"
            value={String(perspective)}
            onChange={({ currentTarget: { value } }) => setPerspective(perspectiveOf(value))}
          >
            <option value="decider">{strings.decider}</option>
            {seats.map((seat, i) => (
              <option key={i} value={i}>
                {i === mine ? tableStrings.you : seat.name}
              </option>
            ))}
            <option value="audience">{strings.audience}</option>
            <option value="open">{strings.everything}</option>
          </select>
        </label>
        {perspective === 'open' && <OpenHands {...{ review, lines, seats, held }} />}
        <details class="decisions" open={chosen !== null || undefined}>
          <summary>{strings.decisions}</summary>
          <FilterBar filters={filters} known={mine !== null} onChange={setFilters} />
          {rows.length === 0 && <p class="muted">{isDone ? strings.none : strings.noneYet}</p>}
          <ol class="plain">
            {rows.map((decision) => {
              const { line, seat } = decision;
              const finding = findings.get(line);
              const after = all.filter((it) => it.seat === seat && it.line > line).sort((a, b) => a.line - b.line);
              return (
                <DecisionRow
                  key={line}
                  {...{ decision, finding, measure }}
                  name={name(seat)}
                  kind={kinds[decision.kind] ?? decision.kind}
                  chosen={chosen === line}
                  onChoose={() => open(line, seat)}
                >
                  {finding && (
                    <Decided
                      {...{ finding, measure }}
                      heading={seat === mine ? strings.youDid : strings.did(name(seat))}
                      shown={instead?.move ?? null}
                      onShow={(choice: JudgedMove<Shape> | null) =>
                        setInstead(choice && { line, seat, move: choice.move })
                      }
                      note={note?.(finding, after[0] ?? null) ?? null}
                      coached={coached(finding)}
                    >
                      <PlayOn record={record} line={line} seat={seat} />
                    </Decided>
                  )}
                </DecisionRow>
              );
            })}
          </ol>
          {folded > 0 && !filters.folded && (
            <Button
              class="quiet"
              text={strings.folded(folded)}
              onClick={() => setFilters({ ...filters, folded: true })}
            />
          )}
        </details>
        <Records {...{ source, review, notation }} />
        <p class="muted small only-wide">{strings.keys}</p>
      </aside>
    </div>
  );
}

const perspectiveOf = (value: string): Perspective =>
  value === 'decider' || value === 'audience' || value === 'open' ? value : Number(value);

/** Scores over time, by the game's page from the audience's observations. */
function useStandings(review: OpenReview, game: string): readonly ScoreAfter[] {
  const page = useGamePage(game);
  const views = review.views.value;
  return useMemo(
    () => (page ? views.map(({ lines, view }) => ({ lines, scores: page.scores(view) })) : []),
    [page, views],
  );
}
