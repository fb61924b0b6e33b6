import type { Told } from '@wordhoard/hoard';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { today as strings } from '#strings/today.ts';
import type { KeptAnswer } from '../../hoard/kept.ts';

interface ResultProps {
  readonly answer: KeptAnswer;
  readonly next: { readonly href: string; readonly label: string };
}

/** What an answer came to, beside the best that everybody could have found, and the best there is at all. */
export function ResultView({ answer: { result, standing }, next }: ResultProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { score, yours, best, curiosity } = result;
  return (
    <main class="prose today-result" id="main">
      <h2 ref={heading} tabIndex={-1}>
        <span class="unseen">{strings.result}: </span>
        {strings.score(score)}
      </h2>
      <meter class="share-found" min={0} max={100} value={score} aria-hidden="true" />
      <p>{standing ? strings.standing(standing.better, standing.others) : strings.notSent}</p>
      <dl>
        <Answer label={strings.yours} told={yours} />
        {score < 100 && <Answer label={strings.bestEveryday} told={best} />}
        {curiosity && <Answer label={strings.curiosity} told={curiosity} />}
      </dl>
      {score === 100 && <p>{strings.sameAsBest}</p>}
      <a class="btn big go" href={next.href}>
        {next.label}
      </a>
    </main>
  );
}

const Answer = ({ label, told }: { readonly label: string; readonly told: Told }): JSX.Element => (
  <div>
    <dt>{label}</dt>
    <dd>
      {told.word && <b>{told.word.toUpperCase()}</b>}{' '}
      <span class="noted">{told.text === '' ? strings.nothing : told.text}</span>{' '}
      <span class="dim">{strings.worth(told.worth)}</span>
    </dd>
  </div>
);
