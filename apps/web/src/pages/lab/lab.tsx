import { isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { lab as strings } from '#strings/lab.ts';
import type { PageProps } from '../../app/router.ts';
import { ChooseFile } from '../../files/choose.tsx';
import { useDroppedFile } from '../../files/files.ts';
import { lab } from '../../lab/lab-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Bar, useHead } from '../../ui/page.tsx';
import NotFound from '../not-found.tsx';
import { Experiment } from './experiment.tsx';
import './lab.css';
import { whyText } from './figures.ts';

// There is nothing to show before games were played.
const ResultSection = lazy(async () => (await import('./result-section.tsx')).ResultSection);
const CompareSection = lazy(async () => (await import('./compare.tsx')).CompareSection);

/** Bots play many games, and one looks at what they came to; or at a file of such games. */
export default function LabPage({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? 'wordsy';
  useHead(strings.title);
  const open = async (file: File): Promise<void> => {
    const { looksLikeVariant, openVariantFile } = await import('../../lab/open-variant.ts');
    if (isGameId(game) && (await looksLikeVariant(file))) return openVariantFile(file, game);
    return lab.openFile(file);
  };
  useDroppedFile((file) => void open(file));
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
          <ChooseFile
            label={strings.choose}
            accept=".jsonl,.json,.txt,application/json"
            onChosen={(file) => void open(file)}
          />
        </section>
        {lab.kept.value && <CompareSection />}
        {result && <ResultSection key={result.name} result={result} />}
      </main>
    </>
  );
}
