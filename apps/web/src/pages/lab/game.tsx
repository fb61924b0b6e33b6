import { GAMES, isGameId } from '@wordhoard/catalog';
import type { SealedRecord } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lab as strings } from '#strings/lab.ts';
import { go, type PageProps } from '../../app/router.ts';
import type { WhyNot } from '../../lab/handlers.ts';
import { lab } from '../../lab/lab-session.ts';
import { rememberExperiment, rememberedExperiment } from '../../lab/remembered-experiment.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Bar, Notice, Shuffling, useHead } from '../../ui/page.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { RecordReview } from '../review/review-screen.tsx';
import { whyText } from './figures.ts';

/** One game of the experiment that is open, played again, in the review. */
export default function LabGamePage({ params }: PageProps): JSX.Element {
  const [experiment] = useState(() => lab.result.peek()?.overview.experiment ?? rememberedExperiment());
  const [players, game] = [Number(params['players']), Number(params['game'])];
  useEffect(() => {
    if (experiment) rememberExperiment(experiment);
  }, [experiment]);
  const load = (): Promise<SealedRecord | WhyNot> | undefined =>
    experiment ? lab.record(experiment, { players, game }) : undefined;
  const found = useLoaded<SealedRecord | WhyNot | null>(load, [experiment, players, game], null);
  const id = experiment?.game;
  useHead(id && isGameId(id) ? strings.gameTitle(GAMES[id].title, game) : strings.title, id);
  if (!experiment) return <NotShown title={strings.nothingOpen} text={strings.nothingOpenText} />;
  if (!found) return <Shuffling text={strings.replaying} />;
  if ('code' in found) return <NotShown title={strings.title} text={whyText(found)} />;
  const source = { record: found, mine: null, back: '/lab', backText: strings.back, link: `/play/${found.game}` };
  return <RecordReview source={source} onOther={() => go('/lab')} />;
}

const NotShown = ({ title, text }: { readonly title: string; readonly text: string }): JSX.Element => (
  <>
    <Bar />
    <Notice title={title}>
      <p>{text}</p>
      <LinkButton class="primary" text={strings.back} href="/lab" />
    </Notice>
  </>
);
