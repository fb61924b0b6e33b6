import { forSeat, type Seat } from '@wordhoard/kernel';
import { componentsOf, kindOf, spotsWords, type Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Sentence } from '../../../table-kit/event-feed.tsx';
import type { SummaryProps } from '../../../table-kit/game-page.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { MeaningDialog } from '../../../ui/word-meaning.tsx';
import { turnInWords } from '../describe.ts';
import { useTurnRules } from '../hand/use-draft.ts';
import { Drawing, ItemIcon } from '../sheet/drawing.tsx';
import { ClaimedWords, SheetInWords, SheetPicker, Tracks } from '../sheet/sheet.tsx';
import { lastRound, lastSeen, type RoundActions } from '../sheet/shown-sheet.ts';
import { wordsmith } from '../strings/play.ts';
import { scoreShown } from './seat-state.ts';
import './sidebar.css';

interface LastRoundProps extends SummaryProps<Wordsmith> {
  /** Opens a player's sheet; without it, nothing can be pressed. */
  readonly onLook?: (seat: Seat) => void;
}

/** All players' actions in the last round; nothing before the first is over. */
export function LastRound({ observation, names, onLook }: LastRoundProps): JSX.Element | null {
  const done = lastRound(observation);
  const [any] = done;
  if (!any) return null;
  const title = wordsmith.sheets.last(any.turned.round);
  return (
    <section class="ws-last" aria-label={title}>
      <h2>{title}</h2>
      <ul class="plain">
        {done.map(({ turned, turned: { seat, earned }, reached }) => (
          <li key={seat}>
            <Disc name={names.of(seat)} seat={seat} />
            <span>
              <b>{wordsmith.sheets.who(names, seat)}</b> <Sentence told={turnInWords(turned, reached)} />{' '}
              {earned.flatMap(({ forged }) => forged.map((name) => <ItemIcon key={name} kind={kindOf(name)} />))}
              <MissedWords {...{ observation, names, turned }} />
            </span>
            {onLook && done.length > 1 && (
              <IconButton icon="eye" label={wordsmith.sheets.look(names, seat)} onClick={() => onLook(seat)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MissedWordsProps extends SummaryProps<Wordsmith> {
  readonly turned: RoundActions['turned'];
}

/**
 * [WS-18] Words a player could still have claimed in the last confirmed round. Nothing where words are spotted:
 * players saw those words and left them on purpose.
 */
export function MissedWords({ observation, names, turned }: MissedWordsProps): JSX.Element | null {
  const { rules } = useTurnRules();
  const { view } = observation.seen;
  const words = useMemo(() => {
    if (!rules?.hasWords || spotsWords(view.config)) return [];
    return rules.unclaimedWords(forSeat(view.sheets, turned.seat), turned.earned, rules.wordRules(view));
  }, [rules, turned]);
  if (words.length === 0) return null;
  return (
    <small class="ws-missed">
      <Sentence told={{ text: wordsmith.sheets.couldClaim(names, turned.seat, words), words }} />
    </small>
  );
}

interface AllSheetsProps extends SummaryProps<Wordsmith> {
  /** The sheet shown first. */
  readonly first: Seat;
}

/** [WS-5] All sheets as of the end of the last round, one at a time, to look at only. */
export function AllSheets({ observation, names, first }: AllSheetsProps): JSX.Element {
  const [seat, choose] = useState(first);
  const { view, over } = observation.seen;
  const { sheet, before } = lastSeen(observation, seat);
  const components = componentsOf(view.config);
  const label = wordsmith.grid.of(names, seat);
  return (
    <div class="ws-sheets">
      <SheetPicker players={view.sheets.length} chosen={seat} names={names} onChoose={choose} />
      <h3>{label}</h3>
      <p class="muted small">{wordsmith.sheets.score(scoreShown(view, seat, over !== null))}</p>
      <Drawing items={components} sheet={sheet} before={before} />
      <SheetInWords sheet={sheet} label={label} />
      <ClaimedWords sheet={sheet} />
      <Tracks sheet={sheet} components={components} />
    </div>
  );
}

/** Between two players at one device: the last round and the sheets, which all may see. */
export const Summary = (props: SummaryProps<Wordsmith>): JSX.Element | null =>
  lastRound(props.observation).length === 0 ? null : (
    <>
      <LastRound {...props} />
      <AllSheets {...props} first={0} />
      <MeaningDialog />
    </>
  );
