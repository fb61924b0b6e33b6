import type { Seat } from '@wordhoard/kernel';
import { type Grid, LIMITS, type WildWords } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { QuestionTimer } from '../../../table-kit/prompt.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { Challenge, Vote } from '../challenge/challenge.tsx';
import { type TooLate, useTooLate } from '../challenge/too-late.ts';
import { Tray } from '../turn/tray.tsx';
import { Turn } from '../turn/turn.tsx';
import type { Hands } from '../turn/use-laying.ts';
import { termsNow } from './arithmetic.ts';
import { Ask } from './ask.tsx';
import { promptedWord, promptOf } from './prompt.ts';
import { useSpoken, useSpokenWorth } from './spoken.ts';

/** Needed only after a challenge to a play with asterisks; fetched as soon as there is a play to challenge. */
const loadSpell = async () => (await import('../challenge/spell.tsx')).Spell;
const Spell = lazy(loadSpell);
/** Fetched right after the first drawing: no game begins with a verdict. */
const Verdict = lazy(async () => (await import('../challenge/verdict.tsx')).Verdict);

interface ActsProps {
  readonly situation: Situation<WildWords>;
  readonly names: Names;
  readonly hands: Hands;
  /** Players at this device who still have to decide. */
  readonly deciding: readonly Seat[];
  readonly late: TooLate;
  readonly onPlay: () => void;
}

interface PlayingProps extends Omit<ActsProps, 'late'>, Pick<GameTableProps<WildWords>, 'session' | 'table' | 'sight'> {
  readonly grid: Grid;
}

/** While the game goes on: what is asked and of whom, the player's tiles, and what can be done. */
export function Playing({ session, table, sight, grid, ...acts }: PlayingProps): JSX.Element {
  const { situation, names, hands } = acts;
  const { view, step, mine, until } = situation;
  const { laying, worth } = hands;
  const trying = { grid, worth };
  const late = useTooLate(situation, names);
  const laysTiles = mine && step?.type === 'turn' && laying.laid.length > 0;
  useSpoken(laysTiles ? '' : promptOf(situation, names, trying, { spoken: true }));
  useSpokenWorth(worth);
  const isChallengeable = view.pending !== null;
  useEffect(() => {
    // If this fails, it is fetched again when it is drawn.
    if (isChallengeable) void loadSpell().catch(() => {});
  }, [isChallengeable]);
  return (
    <>
      <Ask
        seat={view.pending?.seat ?? view.turn}
        names={names}
        prompt={promptOf(situation, names, trying)}
        word={promptedWord(view, trying)}
        refusal={hands.refusal}
        late={late.text}
        terms={termsNow(view, laying, worth)}
        timer={<QuestionTimer {...{ session, table, until }} limit={step?.type ?? null} limits={LIMITS} />}
      >
        {laying.laid.length === 0 && <Verdict events={sight.events} names={names} />}
      </Ask>
      <div class="hand">
        {laying.order.length > 0 && !(mine && step?.type === 'spell') && (
          <Tray
            laying={laying}
            onTap={hands.tapTile}
            onDrop={hands.drop}
            onShuffle={hands.shuffle}
            onRecall={hands.recall}
          />
        )}
        <div class="acts" data-doing>
          <Acts {...acts} late={late} />
        </div>
      </div>
    </>
  );
}

/** Actions of the player, or of one of those at this device; nothing while others are asked. */
function Acts({ situation, names, hands, deciding, late, onPlay }: ActsProps): JSX.Element | null {
  const { view, step, me, mine, question } = situation;
  const actor = me ?? deciding[0];
  if (!mine || actor === undefined) return null;
  switch (step?.type) {
    case 'turn':
      return (
        <Turn
          worth={hands.worth}
          canTrade={!step.traded && view.pot > 0}
          onPlay={onPlay}
          onTrade={() => hands.send(actor, { type: 'trade' })}
          onPass={() => hands.send(actor, { type: 'pass' })}
        />
      );
    case 'challenge':
      return (
        <Challenge
          {...{ view, names }}
          deciding={me === null ? deciding : [me]}
          answer={(seat, challenge) => hands.send(seat, { challenge })}
          thinking={late.thinking}
        />
      );
    case 'spell':
      return <Spell key={question} patterns={step.patterns} answer={(words) => hands.send(step.seat, { words })} />;
    case 'vote':
      return <Vote penalty={view.config.penalty} answer={(agree) => hands.send(actor, { agree })} />;
    case undefined:
      return null;
  }
}
