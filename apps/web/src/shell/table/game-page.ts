import type { Seat, Shape, Viewer } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentType } from 'preact';
import type { Ending } from '../end/ending.ts';
import type { GameEnd } from '../end/game-end.ts';
import type { Session, Sight } from '../session.ts';
import type { Answering } from './answering.ts';
import type { Names } from './names.ts';
import type { Describe } from './telling.ts';

/** What the shell gives to a game's page. */
export interface GameTableProps<S extends Shape = Shape> extends Answering<S> {
  readonly session: Session;
  readonly table: TableInfo;
  /** What is drawn: one player's view, or the audience's. */
  readonly sight: Sight<S>;
  /** Whose view it is; null for the audience, and for several people looking at one device together. */
  readonly me: Seat | null;
  /** What each seat played at this device sees. */
  readonly sights: ReadonlyMap<Viewer, Sight<S>>;
  /** The seats played at this device. */
  readonly here: readonly Seat[];
  readonly names: Names;
  /** One of several at this device wants it: to answer unseen what all look at together. */
  take(seat: Seat): void;
  readonly ending: Ending;
  /** Asked for in one tap: begin as soon as the rules allow, without asking whether the player is ready. */
  readonly quick: boolean;
}

/** What all may see when the device is handed over. */
export interface SummaryProps<S extends Shape = Shape> {
  readonly sight: Sight<S>;
  readonly names: Names;
}

/** What a game's folder gives to the shell. */
export interface GamePage<S extends Shape = Shape> {
  readonly title: string;
  readonly Table: ComponentType<GameTableProps<S>>;
  readonly describe: Describe<S>;
  /** What has just happened, shown between two players at one device. */
  readonly Summary: ComponentType<SummaryProps<S>>;
  /** What each seat has at this moment: for a game that is ended before its end. */
  scores(view: S['view']): readonly number[];
  /** Must nobody else at this device see the screen now? Then it is handed over. */
  isPrivate(sight: Sight<S>): boolean;
  /** Its parts of the end screen: fetched at the end. The table is drawn only while the game goes on. */
  end(): Promise<GameEnd<S>>;
}
