import { LIMITS, type Magpies, worth } from '@wordhoard/magpies';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTableProps } from '../../table-kit/game-page.ts';
import { TimerRing, useTimeLeft } from '../../table-kit/prompt.tsx';
import type { Situation } from '../../table-kit/situation.ts';
import { announce } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { promptOf } from './prompt.ts';
import { text } from './strings/play.ts';
import { refusalOf } from './strings/refusals.ts';

interface AskedProps extends GameTableProps<Magpies> {
  readonly situation: Situation<Magpies>;
}

/** The situation or a refusal; the time left; and the player's actions. */
export function Asked(props: AskedProps): JSX.Element {
  const { session, table, sight, me, names, move, free, situation } = props;
  const { view, step, mine, question, until } = situation;
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  useEffect(() => setRefusal(null), [question]);
  const left = useTimeLeft(session, until);
  const prompt = promptOf(situation, names);
  useEffect(() => announce(prompt, { mine: true }), [prompt]);
  const snatch = (wanted: boolean): void => void (me !== null && move(me, { snatch: wanted }).then(setRefusal));
  return (
    <>
      <section class="ask" aria-label={text.ask}>
        {refusal ? (
          <p class="refusal" role="alert">
            <Icon name="close" />
            {refusalOf(refusal)}
          </p>
        ) : (
          <p>{prompt}</p>
        )}
        {left !== null && step && (
          <TimerRing left={left} of={table.options.limits[step.type] ?? LIMITS[step.type].ms} />
        )}
      </section>
      {step && me !== null && (
        <>
          <fieldset class="hand" aria-label={text.hand.label}>
            {view.mine?.map((gem) => (
              <button
                key={gem}
                type="button"
                class="tile"
                aria-label={text.hand.bid(worth(gem))}
                disabled={!mine || step.type !== 'bid'}
                onClick={() => void move(me, { gem }).then(setRefusal)}
              >
                <b>{worth(gem)}</b>
              </button>
            ))}
          </fieldset>
          <div class="do">
            {mine && step.type === 'race' && (
              <>
                <button type="button" class="btn go" onClick={() => snatch(true)}>
                  {text.race.snatch}
                </button>
                <button type="button" class="btn" onClick={() => snatch(false)}>
                  {text.race.leave}
                </button>
              </>
            )}
            {sight.seen.free.includes('shake') && (
              <button type="button" class="btn" onClick={() => void free(me, { type: 'shake' }).then(setRefusal)}>
                <Icon name="shuffle" />
                {text.hand.shake}
              </button>
            )}
          </div>
        </>
      )}
    </>
  );
}
