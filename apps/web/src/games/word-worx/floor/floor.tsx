import type { TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import type { ChatPhrase } from '../../../net/session.ts';
import { Bench } from '../bench/bench.tsx';
import type { TurnControls, TurnSituation } from '../table/doing.ts';
import { Belt } from './belt.tsx';
import { Opponents } from './opponents.tsx';
import './floor.css';

interface FloorProps {
  readonly playing: TurnSituation;
  readonly doing: TurnControls;
  readonly seats: TableInfo['seats'];
  readonly said: readonly ChatPhrase[];
  readonly onLock: (word: number | null) => void;
}

/** The table: the others' words, the line, and the player's own. */
export function Floor({ playing, doing, seats, said, onLock }: FloorProps): JSX.Element {
  const { situation, turn, standing } = playing;
  const { view, me, step } = situation;
  const { bench, plan } = turn;
  return (
    <div class="floor">
      <Opponents
        {...{ view, me, seats, said }}
        turn={step?.seat ?? null}
        touchOf={doing.prey}
        taken={plan && { card: plan.loot.card, rest: plan.loot.rests[plan.rest]! }}
      />
      <Belt view={view} touch={doing.line} />
      {me !== null && standing && (
        <Bench {...{ view, bench, standing, onLock }} seat={me} open={doing.open} arranging={doing.arranging} />
      )}
      <div class="haz" />
    </div>
  );
}
