import { isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lab as strings } from '#strings/lab.ts';
import { comparison as compare } from '#strings/lab-comparison.ts';
import { saveText } from '../../files/files.ts';
import { type LabResult, lab } from '../../lab/lab-session.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { PlayersSection } from './result.tsx';
import { Rules } from './rule-set.tsx';

/** The last announced result: only a new one is announced. */
let announced: LabResult | null = null;

/** All figures of the games that were played or opened. */
export function ResultSection({ result }: { readonly result: LabResult }): JSX.Element {
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
      <Rules experiment={experiment} />
      {played < of && <p>{strings.incomplete(played, of)}</p>}
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
