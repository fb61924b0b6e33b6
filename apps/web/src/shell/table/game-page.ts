import type { Seat } from '@wordhoard/kernel';
import type { AnyRefusal, TableInfo } from '@wordhoard/protocol';
import type { ComponentType } from 'preact';
import type { Session, Sight } from '../session.ts';
import type { Describe } from './log.tsx';
import type { Names } from './names.ts';
import type { Ending } from './over.tsx';

/** What the shell gives to a game's page. */
export interface GameTableProps {
  readonly session: Session;
  readonly table: TableInfo;
  /** What is drawn: one player's view, or the audience's. */
  readonly sight: Sight;
  /** Whose view it is; null for the audience, and for several people looking at one device together. */
  readonly me: Seat | null;
  /** The seats played at this device. */
  readonly here: readonly Seat[];
  readonly names: Names;
  /** Null when it was done; otherwise why not. */
  move(seat: Seat, answer: unknown): Promise<AnyRefusal | null>;
  /** The same for a move that nobody waits for. */
  free(seat: Seat, move: unknown): Promise<AnyRefusal | null>;
  readonly ending: Ending;
  /** Asked for in one tap: begin as soon as the rules allow, without asking whether the player is ready. */
  readonly quick: boolean;
}

/** What all may see when the device is handed over. */
export interface SummaryProps {
  readonly sight: Sight;
  readonly names: Names;
}

/** What a game's folder gives to the shell. */
export interface GamePage {
  readonly title: string;
  readonly Table: ComponentType<GameTableProps>;
  readonly describe: Describe;
  /** What has just happened, shown between two players at one device. */
  readonly Summary: ComponentType<SummaryProps>;
  /** Must nobody else at this device see the screen now? Then it is handed over. */
  isPrivate(sight: Sight): boolean;
}

/** Each game's page is fetched with its first table. */
const PAGES: Readonly<Record<string, () => Promise<{ page: GamePage }>>> = {
  wildwords: () => import('../../games/wildwords/page.tsx'),
  'word-nerds': () => import('../../games/word-nerds/page.tsx'),
  wordsmith: () => import('../../games/wordsmith/page.tsx'),
  'word-worx': () => import('../../games/word-worx/page.tsx'),
  wordsy: () => import('../../games/wordsy/page.tsx'),
};

export const loadGamePage = async (game: string): Promise<GamePage | undefined> => (await PAGES[game]?.())?.page;
