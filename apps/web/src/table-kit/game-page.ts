import type { Seat, Shape, Viewer } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentType } from 'preact';
import { loadGamePage } from '../games/load.ts';
import type { SeatObservation, Session } from '../net/session.ts';
import type { MoveSender } from '../table/answering.ts';
import type { EndActions } from '../table/end/ending.ts';
import type { GameEnd } from '../table/end/game-end.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import type { Describe } from './events.ts';
import type { Names } from './phrases.ts';

/** Props of a game's page. */
export interface GameTableProps<S extends Shape = Shape> extends MoveSender<S> {
  readonly session: Session;
  readonly table: TableInfo;
  /** The observation to draw: one player's, or the audience's. */
  readonly observation: SeatObservation<S>;
  /** The player's seat; null for the audience, and for several people looking at one device together. */
  readonly me: Seat | null;
  /** Observations of all seats played at this device. */
  readonly observations: ReadonlyMap<Viewer, SeatObservation<S>>;
  /** The seats played at this device. */
  readonly here: readonly Seat[];
  readonly names: Names;
  /** One of several at this device wants it: to answer unseen what all look at together. */
  take(seat: Seat): void;
  readonly ending: EndActions;
  /** Asked for in one tap: begin as soon as the rules allow, without asking whether the player is ready. */
  readonly quick: boolean;
}

/** Public facts to show while the device is handed over. */
export interface SummaryProps<S extends Shape = Shape> {
  readonly observation: SeatObservation<S>;
  readonly names: Names;
}

/** A game folder's page. */
export interface GamePage<S extends Shape = Shape> {
  readonly title: string;
  readonly Table: ComponentType<GameTableProps<S>>;
  readonly describe: Describe<S>;
  /** The latest events, shown between two players at one device. */
  readonly Summary: ComponentType<SummaryProps<S>>;
  /** Current scores, for a game that is ended early. */
  scores(view: S['view']): readonly number[];
  /** True if no one else at this device may see the screen now. Then it is handed over. */
  isPrivate(observation: SeatObservation<S>): boolean;
  /** Its parts of the end screen: fetched at the end. The table is drawn only while the game goes on. */
  end(): Promise<GameEnd<S>>;
}

/** The config of a table's game. */
export const configOf = <S extends Shape>({ options }: Pick<TableInfo, 'options'>): S['config'] =>
  (options.config ?? {}) as S['config']; // the game checked it when it was chosen

/** A game's page; null until it is loaded. */
export const useGamePage = (game: string | undefined): GamePage | null =>
  useLoaded<GamePage | undefined>(() => (game === undefined ? undefined : loadGamePage(game)), [game], undefined) ??
  null;
