import type { JSX } from 'preact';
import { Icon } from '../../../ui/icon.tsx';
import type { Own } from '../ask/use-desk.ts';
import { stoppingStrings as say } from '../strings/stopping.ts';

/** [WN-21] Who wants to stop, and whether this player does. */
export function Stopping({ situation, seat, desk, names, may }: Own & { readonly may: boolean }): JSX.Element {
  const { stopping, players } = situation.view;
  const agreed = stopping.includes(seat);
  const missing = [...players.keys()].filter((it) => !stopping.includes(it));
  return (
    <>
      {stopping.length > 0 && <p class="small">{say.who(names, stopping, missing)}</p>}
      {may && (
        <button
          type="button"
          class={`btn ${agreed ? '' : 'quiet'}`}
          onClick={() => desk.play({ type: 'stop', agree: !agreed })}
        >
          {agreed && <Icon name="check" />}
          {agreed ? say.undo : say.stop}
        </button>
      )}
    </>
  );
}
