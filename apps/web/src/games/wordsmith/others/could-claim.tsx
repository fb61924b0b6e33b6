import { forSeat } from '@wordhoard/kernel';
import { spotsWords, type Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Sentence } from '../../../table-kit/event-feed.tsx';
import type { SummaryProps } from '../../../table-kit/game-page.ts';
import { wordsmith } from '../strings/play.ts';
import { useJudging } from '../turn/use-judging.ts';
import type { RoundActions } from './last-round.ts';

interface CouldClaimProps extends SummaryProps<Wordsmith> {
  readonly turned: RoundActions['turned'];
}

/**
 * [WS-18] Words a player could still have claimed in the last confirmed round. Nothing where words are spotted: there
 * they were left on purpose.
 */
export function CouldClaim({ sight, names, turned }: CouldClaimProps): JSX.Element | null {
  const { judging } = useJudging();
  const { view } = sight.seen;
  const words = useMemo(() => {
    if (!judging?.words || spotsWords(view.config)) return [];
    return judging.unclaimedWords(forSeat(view.sheets, turned.seat), turned.earned, judging.judge(view));
  }, [judging, turned]);
  if (words.length === 0) return null;
  const told = { text: wordsmith.sheets.couldClaim(names, turned.seat, words), words };
  return (
    <small class="ws-could">
      <Sentence told={told} />
    </small>
  );
}
