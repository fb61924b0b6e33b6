import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { Session } from '../net/session.ts';
import { Log } from '../table-kit/event-feed.tsx';
import type { LatestEvent } from '../table-kit/events.ts';
import type { Names } from '../table-kit/phrases.ts';
import { lazy } from '../ui/lazy.tsx';

const Chat = lazy(async () => (await import('./chat.tsx')).Chat);

interface DockProps {
  readonly session: Session;
  readonly names: Names;
  readonly told: readonly LatestEvent[];
  readonly undecided: readonly string[];
  /** True if there are other people to talk to. */
  readonly others: boolean;
}

/** Log and chat, lying open where the screen has room. */
export const Dock = ({ session, names, told, undecided, others }: DockProps): JSX.Element => (
  <aside class="dock" aria-label={strings.docked}>
    <section aria-label={strings.log}>
      <h2>{strings.log}</h2>
      <Log told={told} undecided={undecided} />
    </section>
    {others && (
      <section aria-label={strings.chat}>
        <h2>{strings.chat}</h2>
        <Chat session={session} names={names} onSaid={() => {}} />
      </section>
    )}
  </aside>
);
