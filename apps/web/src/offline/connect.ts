import { type ReadonlySignal, signal } from '@preact/signals';
import type { MatchResult } from '@wordhoard/kernel';
import type { NewTable } from '@wordhoard/protocol';
import { keepForOffline, notQuietUntil } from '../app/service-worker.ts';
import { settings } from '../device/settings.ts';
import { loadGamePage } from '../games/load.ts';
import { keepGame } from '../my-games/shelf.ts';
import type { Connect, Connection } from '../net/session.ts';
import { LEXICON_URL, REASONS_URL } from './address.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { keptGame, type SavedMatch } from './saved-match.ts';
import { takeWorker } from './start-worker.ts';
import type { WordsState } from './words.ts';

export interface LocalConnection {
  readonly connect: Connect;
  /** State of the dictionary; null while nothing waits for it. */
  readonly words: ReadonlySignal<WordsState | null>;
  /** Is there no room on this device to keep the game? Then it lasts as long as the page. */
  readonly unkept: ReadonlySignal<boolean>;
}

/** A connection to a table in a worker of this page: no server, no network. */
export function connectWorker(wanted: NewTable, resume: boolean): LocalConnection {
  const { game } = wanted.options;
  let ended = resume ? keptGame(game) : null;
  const words = signal<WordsState | null>(null);
  const unkept = signal(false);
  const connect: Connect = (listener): Connection => {
    const worker = takeWorker(game);
    const fetched = Promise.withResolvers<void>();
    notQuietUntil(fetched.promise);
    const send = (message: ToWorker): void => worker.postMessage(message);
    // The dictionary is bigger than all the rest: it goes after what one looks at.
    const drawn = (): void => void requestAnimationFrame(() => setTimeout(() => send({ type: 'fetch-words' })));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'opened') {
        listener.opened();
        void loadGamePage(game).then(drawn, drawn);
      } else if (data.type === 'not-opened') {
        fetched.resolve();
        listener.said({ type: 'goodbye', refusal: data.refusal });
        listener.lost();
      } else if (data.type === 'keep') {
        unkept.value = !keepGame(game, data.saved);
        ended = data.saved;
      } else if (data.type === 'words') {
        words.value = data.state;
        // When it could not be fetched, nothing else that was not asked for can either.
        if (data.state !== 'coming') fetched.resolve();
        if (data.state === 'here') void keepForOffline([LEXICON_URL, REASONS_URL]);
      } else if (data.type !== 'learnt') {
        if (data.type === 'table' && ended?.over) keepEnd(ended, data.table.result);
        listener.said(data);
      }
    };
    worker.onerror = () => {
      fetched.resolve();
      listener.said({ type: 'goodbye', refusal: { code: 'offline' } });
      listener.lost();
    };
    const { familyFriendly, allowedWords } = settings.peek();
    const chosen = { familyFriendly, allowedWords };
    send({ type: 'open', wanted, saved: resume ? keptGame(game) : null, chosen });
    // While the worker opens the table.
    loadGamePage(game).catch(() => {});
    const close = (): void => {
      fetched.resolve();
      worker.terminate();
    };
    return { send, close };
  };
  return { connect, words, unkept };
}

/** Adds the game to My games for good. The code for that is loaded only now. */
const keepEnd = (saved: SavedMatch, result: MatchResult | null): void =>
  void import('../my-games/store.ts').then(({ keepFinished }) => keepFinished(saved, result)).catch(() => {});
