import type { Seat } from '@wordhoard/kernel';
import { kindOf, type Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { Sentence } from '../../../table-kit/event-feed.tsx';
import type { SummaryProps } from '../../../table-kit/game-page.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MeaningSheet } from '../../../ui/word-meaning.tsx';
import { turnInWords } from '../describe.ts';
import { Sheets } from '../later.ts';
import { ItemIcon } from '../sheet/items.tsx';
import { wordsmith } from '../strings/play.ts';
import { CouldClaim } from './could-claim.tsx';
import { lastRound } from './last-round.ts';
import './sheets.css';

interface LastRoundProps extends SummaryProps<Wordsmith> {
  /** Opens a player's sheet; without it, nothing can be pressed. */
  readonly onLook?: (seat: Seat) => void;
}

/** All players' actions in the last round; nothing before the first is over. */
export function LastRound({ sight, names, onLook }: LastRoundProps): JSX.Element | null {
  const done = lastRound(sight);
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
              <CouldClaim {...{ sight, names, turned }} />
            </span>
            {onLook && done.length > 1 && (
              <button
                type="button"
                class="icon-btn"
                aria-label={wordsmith.sheets.look(names, seat)}
                onClick={() => onLook(seat)}
              >
                <Icon name="eye" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Between two players at one device: what the last round brought, and the sheets, which all may see. */
export const Summary = (props: SummaryProps<Wordsmith>): JSX.Element | null =>
  lastRound(props.sight).length === 0 ? null : (
    <>
      <LastRound {...props} />
      <Sheets {...props} first={0} />
      <MeaningSheet />
    </>
  );
