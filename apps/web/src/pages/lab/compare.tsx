import { titleOf } from '@wordhoard/catalog';
import {
  areFew,
  type ComparedBot,
  type ComparedMeasure,
  type Comparison,
  type Experiment,
  gaugeOf,
  type Interval,
  isAlike,
  type Verdict,
  verdictOf,
} from '@wordhoard/lab';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lab as labStrings } from '#strings/lab.ts';
import { comparison as strings } from '#strings/lab-comparison.ts';
import { ChooseFile } from '../../files/choose.tsx';
import { type LabResult, lab, labForm, type ShownComparison } from '../../lab/lab-session.ts';
import { formOf } from '../../lab/plan.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { listed } from '../../ui/format.ts';
import { amount, percent, whyText } from './figures.ts';
import { Rules } from './rule-set.tsx';

/** Two rule sets side by side: the result that was kept, and the one on screen. */
export function CompareSection(): JSX.Element | null {
  const kept = lab.kept.value;
  return kept && <WithKept kept={kept} result={lab.result.value} />;
}

interface WithKeptProps {
  readonly kept: LabResult;
  readonly result: LabResult | null;
}

function WithKept({ kept, result }: WithKeptProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const { experiment } = kept.overview;
  const form = formOf(experiment);
  const comparison = lab.comparison.value;
  useEffect(() => {
    if (!comparison) announce(strings.kept, { mine: true });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [kept, comparison]);
  return (
    <section class="lab-compare panel" aria-labelledby="compare" data-game={experiment.game}>
      <h2 id="compare" ref={heading} tabIndex={-1}>
        {strings.title}
      </h2>
      <dl>
        <RuleSet name={strings.a} experiment={experiment} />
        {result && result !== kept && <RuleSet name={strings.b} experiment={result.overview.experiment} />}
      </dl>
      {comparison ? (
        <Compared comparison={comparison} a={experiment} b={result?.overview.experiment ?? experiment} />
      ) : (
        <p>{strings.how}</p>
      )}
      <div class="row">
        {form && (
          <Button
            text={strings.likeA}
            onClick={() => {
              labForm.value = form;
              announce(strings.formIsLikeA, { mine: true });
              document.getElementById('run')?.scrollIntoView({ block: 'start' });
              document.querySelector<HTMLElement>('.lab form select')?.focus({ preventScroll: true });
            }}
          />
        )}
        <ChooseFile
          label={strings.openB}
          accept=".jsonl,.json,.txt,application/json"
          onChosen={(file) => void lab.openFile(file)}
        />
        <Button text={strings.stop} onClick={() => lab.letGo()} />
      </div>
    </section>
  );
}

const RuleSet = ({ name, experiment }: { readonly name: string; readonly experiment: Experiment }): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Rules experiment={experiment} />
    </dd>
  </div>
);

interface ComparedProps {
  readonly comparison: ShownComparison;
  readonly a: Experiment;
  readonly b: Experiment;
}

function Compared({ comparison, a, b }: ComparedProps): JSX.Element {
  if ('why' in comparison) return <p class="refusal">{strings.cannot(mismatchOf(a, b) ?? whyText(comparison.why))}</p>;
  return (
    <>
      {comparison.players.map((one) => (
        <ComparedPlayers key={one.players} comparison={one} />
      ))}
      <p class="muted small">{strings.note}</p>
    </>
  );
}

/** Why two experiments never have deals in common, with what differs. */
function mismatchOf(a: Experiment, b: Experiment): string | undefined {
  if (a.game !== b.game) return strings.otherGames(titleOf(a.game), titleOf(b.game));
  if (a.seed !== b.seed) return strings.otherSeeds(a.seed, b.seed);
  if (!a.seats.some((players) => b.seats.includes(players)))
    return strings.otherPlayers(listed(a.seats.map(String)), listed(b.seats.map(String)));
  return undefined;
}

interface Row {
  readonly name: string;
  readonly difference: Interval;
  readonly before: number;
  readonly after: number;
  readonly verdict: Verdict;
  /** A share of 1, shown in per cent. */
  readonly share: boolean;
}

const rowOf = (name: string, share: boolean, { paired }: ComparedMeasure): Row => ({
  name,
  share,
  ...paired,
  verdict: verdictOf(paired.difference),
});

const measureRow = (measure: ComparedMeasure): Row => {
  const { title = measure.name, share = false } = gaugeOf(measure.name) ?? {};
  return rowOf(title, share, measure);
};

function botRow(bot: ComparedBot): Row {
  const name = strings.bot(bot.slot + 1, labStrings.botOf(bot.was), labStrings.botOf(bot.is));
  return rowOf(strings.botMeasure[bot.what](name), bot.what === 'wins', bot);
}

const seatRow = (seat: ComparedMeasure, i: number): Row =>
  rowOf(strings.botMeasure.wins(labStrings.seat(i + 1)), true, seat);

/** Bots change seats: if all are of one level, only the seats tell them apart. */
const isOneLevel = (bots: readonly ComparedBot[]): boolean =>
  new Set(bots.flatMap(({ was, is }) => [was, is])).size === 1;

/** With so many players: what certainly differs, what may differ by chance, and what is the same. */
function ComparedPlayers({ comparison }: { readonly comparison: Comparison }): JSX.Element {
  const { players, pairs, measures, bots, seats } = comparison;
  const rows = [...measures.map(measureRow), ...(isOneLevel(bots) ? seats.map(seatRow) : bots.map(botRow))];
  const those = (verdict: Verdict): Row[] => rows.filter((row) => row.verdict === verdict);
  const same = those('same');
  return (
    <section aria-label={strings.pairs(players, pairs)}>
      <h3>{strings.pairs(players, pairs)}</h3>
      {pairs === 0 && <p>{strings.noPairs}</p>}
      {pairs > 0 && areFew(pairs) && <p>{strings.few}</p>}
      <Differences title={strings.established} rows={those('established')} none={strings.noneEstablished} />
      <Differences title={strings.chance} rows={those('chance')} none="" />
      {same.length > 0 && <p class="same">{strings.same(same.map(({ name }) => name))}</p>}
    </section>
  );
}

interface DifferencesProps {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Said if there is none; '' for nothing. */
  readonly none: string;
}

function Differences({ title, rows, none }: DifferencesProps): JSX.Element | null {
  if (rows.length === 0) return none === '' ? null : <p>{none}</p>;
  return (
    <div class="lab-table">
      <h4>{title}</h4>
      <table>
        <thead>
          <tr>
            <th scope="col">{labStrings.measure}</th>
            <th scope="col">{strings.a}</th>
            <th scope="col">{strings.b}</th>
            <th scope="col">{strings.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DifferenceRow key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DifferenceRow({ row: { name, share, before, after, difference } }: { readonly row: Row }): JSX.Element {
  const [text, size] = share ? [percent, strings.hundredths] : [amount, amount];
  const { n, mean, low, high } = difference;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-column={strings.a}>{text(before)}</td>
      <td data-column={strings.b}>{text(after)}</td>
      <td data-column={strings.difference}>
        {strings.more(mean, size)}
        {n > 1 && <small>{isAlike(difference) ? strings.always : strings.between(low, high, size)}</small>}
      </td>
    </tr>
  );
}
