import { ADDS_SALT, PATCHED_VIEWS, type ServerMessage, SOCKET_PATH, socketPathOf } from '@wordhoard/protocol';
import { isPageVisible, onVisibilityChange } from '../device/visibility.ts';
import { readCode } from './ids.ts';
import { countSocket, hearNews } from './operator-news.ts';
import type { Connect, Connection } from './session.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
/** Without an answer for this long the connection is dead, whatever the browser believes. */
const SILENCE = 30_000;

/**
 * Milliseconds before the nth attempt in a row: doubling, with some jitter, so that not all clients come back at once.
 */
export const waitBefore = (tries: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2);

/**
 * A connection to the server that restores itself.
 *
 * @param code the table it is for, so that a proxy can bring all its players to one server
 * @param introduce done before the first connection, and again until it succeeds: who we are.
 */
export const connectSocket =
  (code: string, introduce: () => Promise<boolean>): Connect =>
  (listener): Connection => {
    // What is no code gets its refusal from the server.
    const known = readCode(code);
    const path = known === undefined ? SOCKET_PATH : socketPathOf(known);
    let socket: WebSocket | null = null;
    let release = (): void => {};
    let introduced = false;
    let opening = false;
    let closed = false;
    let tries = 0;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let heard = 0;

    const tryLater = (): void => {
      listener.lost();
      clearTimeout(retry);
      retry = setTimeout(open, waitBefore(tries++, Math.random()));
    };

    const open = async (): Promise<void> => {
      clearTimeout(retry);
      if (closed || socket || opening) return;
      opening = true;
      introduced ||= await introduce();
      opening = false;
      if (closed) return;
      if (!introduced) return tryLater();
      const origin = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
      const fresh = new WebSocket(`${origin}${path}?${PATCHED_VIEWS}&${ADDS_SALT}`);
      socket = fresh;
      fresh.onopen = () => {
        tries = 0;
        heard = performance.now();
        release = countSocket();
        listener.opened();
      };
      fresh.onmessage = ({ data }) => {
        heard = performance.now();
        // From our own server, of this version: protocol/messages.ts.
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'operator') hearNews(message);
        else listener.said(message);
      };
      fresh.onclose = () => drop(fresh);
    };

    const drop = (which: WebSocket): void => {
      if (socket !== which) return;
      socket = null;
      release();
      which.onclose = null;
      which.close();
      if (!closed) tryLater();
    };

    const beat = setInterval(() => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      if (performance.now() - heard > SILENCE) drop(socket);
      else socket.send('{"type":"ping"}');
    }, PING_EVERY);

    /** Back from the background or from no network: at once, not after the wait. */
    const hurry = (): void => {
      if (!isPageVisible() || socket) return;
      tries = 0;
      void open();
    };
    addEventListener('online', hurry);
    const stopWatching = onVisibilityChange(hurry);

    void open();
    return {
      send: (message) => {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close: () => {
        closed = true;
        clearTimeout(retry);
        clearInterval(beat);
        removeEventListener('online', hurry);
        stopWatching();
        release();
        socket?.close();
      },
    };
  };
