import type { AnyRefusal } from '@wordhoard/protocol';
import { LIMITS, type Refusal, type StepReward, type Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { TimerRing, useTimeLeft } from '../../../table-kit/prompt.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { WhyNot } from '../../../table-kit/why-not.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { wordsmith } from '../strings/play.ts';
import { inWords } from './refusals.ts';
import type { TurnInHand } from './use-turn.ts';
import './turn.css';

interface PromptProps extends Pick<GameTableProps<Wordsmith>, 'session' | 'table'> {
  readonly until: Situation<Wordsmith>['until'];
  readonly prompt: string;
  /** The last step of a turn under way. */
  readonly last: StepReward | undefined;
  readonly refusal: TurnInHand['refusal'];
  /** Opens the reference card, which may be looked at whatever the moment [WS-1]. */
  readonly onRefer: () => void;
}

/** [WS-9] In letters. The game's own constant would bring its rules into the page. */
const SHORTEST = 4;

/** Behind a refusal, if it is about a word that is none. */
function NoWord({ refusal }: { readonly refusal: AnyRefusal }): JSX.Element | null {
  // An unknown code is the server's.
  const own = refusal as Refusal;
  return own.code === 'not-a-word' ? <WhyNot word={own.word} suggest="plain" minimum={SHORTEST} /> : null;
}

/** The situation or a refusal, and the time left. */
export function Prompt({ session, table, until, prompt, last, refusal, onRefer }: PromptProps): JSX.Element {
  const left = useTimeLeft(session, until);
  // The last step is read out before the next options.
  useEffect(() => {
    if (last) announce(wordsmith.ask.did(last), { mine: true });
  }, [last]);
  useEffect(() => announce(prompt, { mine: true }), [prompt]);
  return (
    <div class="ws-prompt">
      {refusal ? (
        <p class="refusal" role="alert" data-code={refusal.code}>
          <Icon name="close" />
          <span>
            {inWords(refusal)}
            <NoWord refusal={refusal} />
          </span>
        </p>
      ) : (
        <p>{prompt}</p>
      )}
      {left !== null && <TimerRing left={left} of={table.options.limits['turn'] ?? LIMITS.turn.ms} />}
      <button type="button" class="ws-refer" onClick={onRefer}>
        {wordsmith.letters.short}
        <span class="unseen">{wordsmith.letters.open}</span>
      </button>
    </div>
  );
}
