import { isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { comparison as compare, lab as strings } from '#strings/lab.ts';
import type { PageProps } from '../../app/router.ts';
import { ChooseFile } from '../../files/choose.tsx';
import { saveText, useDroppedFile } from '../../files/files.ts';
import { type LabResult, lab } from '../../lab/lab-session.ts';
import { announce } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Bar, useHead } from '../../ui/page.tsx';
import NotFound from '../not-found.tsx';
import { CompareSection } from './compare.tsx';
import { Experiment } from './experiment.tsx';
import './lab.css';
import { Button } from '../../ui/button.tsx';
import { whyText } from './figures.ts';
import { PlayersSection } from './result.tsx';

/** Bots play many games, and one looks at what they came to; or at a file of such games. */
export default function LabPage({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? 'wordsy';
  useHead(strings.title);
  const open = (file: File): void => void lab.openFile(file);
  useDroppedFile(open);
  if (!isGameId(game)) return <NotFound />;
  const fault = lab.fault.value;
  const result = lab.result.value;
  return (
    <>
      <Bar />
      <main class="prose lab" id="main">
        <h1 tabIndex={-1}>{strings.title}</h1>
        <p>{strings.lead}</p>
        {fault && (
          <p role="alert" class="refusal">
            <Icon name="close" />
            {strings.fault(fault.name, whyText(fault.why))}
          </p>
        )}
        <Experiment game={game} />
        <section aria-labelledby="open">
          <h2 id="open">{strings.open}</h2>
          <p>{strings.openText}</p>
          <ChooseFile label={strings.choose} accept=".jsonl,.json,.txt,application/json" onChosen={open} />
        </section>
        <CompareSection />
        {result && <ResultSection key={result.name} result={result} />}
      </main>
    </>
  );
}

/** The last announced result: only a new one is announced. */
let announced: LabResult | null = null;

function ResultSection({ result }: { readonly result: LabResult }): JSX.Element {
  const { name, overview, source } = result;
  const { experiment, played, players } = overview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced === result) return;
    announced = result;
    announce(typeof source === 'string' ? strings.ended(played) : strings.opened(name), { mine: true });
    // Those who compare go on with the comparison.
    if (lab.comparison.peek()) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [result]);
  const of = experiment.games * experiment.seats.length;
  return (
    <section class="lab-result" aria-labelledby="result" data-game={isGameId(experiment.game) ? experiment.game : null}>
      <h2 id="result" ref={heading} tabIndex={-1}>
        {strings.result(name)}
      </h2>
      <p>
        {strings.tried(experiment.bots.join(', '), strings.paces[experiment.pace], experiment.seed)}
        {played < of && ` ${strings.incomplete(played, of)}`}
      </p>
      <div class="row">
        {typeof source === 'string' && (
          <Button icon="share" text={strings.save} onClick={() => saveText(source, name, 'application/jsonl')} />
        )}
        {lab.kept.value !== result && <Button text={compare.keep} onClick={() => lab.keep()} />}
      </div>
      {players.map((one) => (
        <PlayersSection key={one.players} overview={one} />
      ))}
      <p class="muted small">{strings.confidence}</p>
    </section>
  );
}
