import type { WildWords } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import type { GameTableProps } from '../../../shell/table/game-page.ts';
import { Ask } from '../ask/ask.tsx';
import { endingOf } from '../ask/prompt.ts';
import { Verdict } from '../challenge/verdict.tsx';
import type { Hands } from '../turn/use-laying.ts';
import { End } from './end.tsx';

interface OverProps extends Pick<GameTableProps<WildWords>, 'sight' | 'table' | 'names' | 'me' | 'ending'> {
  readonly refusal: Hands['refusal'];
}

/** When the game is over: who won and how it came about, and what can follow. */
export function Over({ sight, refusal, ...final }: OverProps): JSX.Element {
  const { events, seen } = sight;
  const places = seen.over?.places ?? [];
  const prompt = endingOf(events, seen.view.scores, final.names, places);
  return (
    <>
      <Ask {...{ prompt, refusal }} seat={places[0]?.[0] ?? null} names={final.names} terms={[]} ring={null}>
        <Verdict events={events} names={final.names} />
      </Ask>
      <div class="acts">
        <End {...final} {...{ events, places }} view={seen.view} />
      </div>
    </>
  );
}
