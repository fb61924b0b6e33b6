import { titleOf } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SQUARES, squaresFor, today as strings } from '#strings/today.ts';
import type { KeptDay } from '../../hoard/kept.ts';

interface FoundProps {
  readonly day: string;
  readonly kept: KeptDay;
  readonly games: readonly string[];
}

/** Once all are answered: what they came to together, where that stands, and how to tell others. */
export function Found({ day, kept, games }: FoundProps): JSX.Element | null {
  const [copied, setCopied] = useState(false);
  const answers = games.flatMap((game) => kept.answers[game] ?? []);
  if (answers.length < games.length) return null;
  const scores = answers.map(({ result }) => result.score);
  const rows = games.map((game, at) => ({ title: titleOf(game), score: scores[at] ?? 0 }));
  const text = strings.shared(day, rows, `${location.origin}/today/${day}`);
  const share = async (): Promise<void> => {
    try {
      if (navigator.share) return await navigator.share({ text });
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Cancelled by the player.
    }
  };
  const points = scores.reduce((sum, score) => sum + score, 0);
  return (
    <section class="panel found" aria-label={strings.result}>
      <p class="dim">{strings.all(points, games.length)}</p>
      <p class="total">{strings.total(points, games.length)}</p>
      <ul class="plain rows" aria-hidden="true">
        {rows.map(({ title, score }) => (
          <li key={title}>
            <span class="squares">
              {Array.from({ length: SQUARES }, (_, at) => (
                <i key={at} data-full={at < squaresFor(score) || undefined} />
              ))}
            </span>
            {title}
          </li>
        ))}
      </ul>
      <p class="rank">{kept.total ? strings.standing(kept.total.better, kept.total.others) : strings.notSent}</p>
      <div class="row">
        <button type="button" class="btn go" onClick={() => void share()}>
          {strings.share}
        </button>
        <span role="status">{copied ? strings.copied : ''}</span>
      </div>
      <details>
        <summary>{strings.sharing}</summary>
        <pre class="shared">{text}</pre>
      </details>
    </section>
  );
}
