import type { Seat, Shape } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { end as words } from '#strings/end.ts';
import { variant } from '#strings/variant.ts';
import { play } from '../../device/sound.ts';
import type { SeatObservation, Session } from '../../net/session.ts';
import { Sentence } from '../../table-kit/event-feed.tsx';
import type { GamePage } from '../../table-kit/game-page.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { Disc } from '../../table-kit/player-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { figure } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { VariantAtTable } from '../../variants/variant-at-table.tsx';
import { Frame } from '../frame.tsx';
import { actionsAfter, type EndAction, shownPage } from './actions.ts';
import { endResultOf, headlineOf } from './end-result.ts';
import type { EndActions } from './ending.ts';
import type { AtEnd, GameEnd } from './game-end.ts';
import { ShareRequest } from './game-link.tsx';
import './end-screen.css';

const ShareDialog = lazy(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface EndScreenProps {
  readonly page: GamePage;
  readonly session: Session;
  readonly table: TableInfo;
  readonly observation: SeatObservation<Shape>;
  readonly names: Names;
  readonly me: Seat | null;
  /** The seats played at this device. */
  readonly here: readonly Seat[];
  readonly ending: EndActions;
}

/** Log and chat lie open beside it where the board keeps its size. */
const DOCK = { from: 1600, at: 'side' } as const;

/** The end of every game, however it ended: who won, the ranking, the final board, a few facts, and what can follow. */
export function EndScreen({ page, ...props }: EndScreenProps): JSX.Element {
  const { session, table, observation, names, me, here, ending } = props;
  const parts = useLoaded<GameEnd | null>(() => page.end(), [page], null);
  const result = endResultOf(observation.seen.over, page.scores(observation.seen.view), table.ended);
  const at = { table, observation, names, me, result };
  return (
    <Frame
      {...{ session, table, observation, names, ending }}
      sub={words.sub}
      describe={page.describe}
      title={page.title}
      dock={DOCK}
    >
      <main class="end-screen" id="main" aria-busy={parts === null}>
        {parts && <Parts {...{ at, parts, ending, here }} title={page.title} />}
      </main>
    </Frame>
  );
}

interface PartsProps extends Pick<EndScreenProps, 'ending' | 'here'> {
  readonly at: AtEnd;
  readonly parts: GameEnd;
  readonly title: string;
}

const noHeadline = (): null => null;

/** Drawn once the game's own parts are there, so that nothing moves afterwards. */
function Parts({ at, parts, ending, here, title }: PartsProps): JSX.Element {
  const { table, names, me, result } = at;
  const [sharing, share] = useState(false);
  const own = (parts.useHeadline ?? noHeadline)(at);
  const { text, note } = own ? { text: own.text, note: null } : headlineOf(result, names);
  const won = own?.won ?? (me !== null && result.winners.includes(me));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (won) play('win');
    const now = document.activeElement;
    // Leaves alone a player who looks at something else or types; the bar has the focus while there is nothing to do.
    if (now === null || now === document.body || now.matches('.bar h1'))
      heading.current?.focus({ preventScroll: true });
  }, []);
  const page = ending.publicPage && shownPage(ending.publicPage, table, here, location.origin);
  const facts = parts.facts?.(at) ?? [];
  const actions = actionsAfter(table, ending, () => share(true));
  const [first, ...more] = actions;
  const hint = table.rematch !== null ? words.rematchReady : ending.again ? ending.hint : '';
  return (
    <>
      <header class="end-head">
        <h2 ref={heading} tabIndex={-1} data-won={won ? '' : undefined}>
          {text}
        </h2>
        {note && <p class="muted">{note}</p>}
        <VariantAtTable options={table.options} text={variant.played} />
        {page && <ShareRequest page={page} />}
      </header>
      <ol class="ranking plain" aria-label={result.how === 'finished' ? words.ranking : words.standing}>
        {result.ranked.map(({ seat, place, points }) => (
          <li key={seat} class={result.winners.includes(seat) ? 'first' : ''}>
            <span class="num place">{place}</span>
            <Disc name={names.of(seat)} seat={seat} />
            <span class="what">
              <b>{names.of(seat)}</b>
              {table.seats[seat]?.presence === 'resigned' && <small>{words.gaveUp}</small>}
              {parts.about?.(at, seat)}
            </span>
            <span class="num">{figure(points)}</span>
          </li>
        ))}
      </ol>
      <section class="end-board" aria-label={words.board}>
        <parts.Board {...at} />
      </section>
      {parts.Details && (
        <section class="end-details" aria-label={words.details}>
          <parts.Details {...at} />
        </section>
      )}
      {(facts.length > 0 || ending.shuffle) && (
        <section class="end-facts" aria-label={words.facts}>
          {facts.map((told, i) => (
            <p key={i}>
              <Sentence told={told} />
            </p>
          ))}
          {ending.shuffle}
        </section>
      )}
      {first && (
        <nav class="end-actions" aria-label={words.actions}>
          <Action action={first} main={first.id === 'rematch'} />
          {hint !== '' && (
            <p class="muted small" role="status">
              {hint}
            </p>
          )}
          {more.map((action) => (
            <Action key={action.id} action={action} />
          ))}
        </nav>
      )}
      <Dialog title={words.share} open={sharing} onClose={() => share(false)}>
        <ShareDialog
          {...{ at, ending, page, here, title, headline: own ? own.text : null }}
          grid={parts.grid?.(at) ?? null}
        />
      </Dialog>
    </>
  );
}

function Action({ action, main = false }: { readonly action: EndAction; readonly main?: boolean }): JSX.Element {
  const { id, label, icon, to } = action;
  const looks = main ? 'btn big primary' : 'btn';
  const inside = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  return typeof to === 'string' ? (
    <a class={looks} data-action={id} href={to}>
      {inside}
    </a>
  ) : (
    <button type="button" class={looks} data-action={id} onClick={to}>
      {inside}
    </button>
  );
}
