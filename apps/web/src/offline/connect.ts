import type { NewTable } from '@wordhoard/protocol';
import { keepForOffline } from '../shell/service-worker.ts';
import type { Connect, Line } from '../shell/session.ts';
import { settings } from '../shell/settings.ts';
import { LEXICON_URL } from './address.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { keepGame, keptGame } from './saved.ts';

/** A line to a table in a worker of this page: no server, no network. */
export const connectWorker =
  (wanted: NewTable, resume: boolean): Connect =>
  (listener): Line => {
    const { game } = wanted.options;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const send = (message: ToWorker): void => worker.postMessage(message);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'opened') {
        void keepForOffline([LEXICON_URL]);
        listener.opened();
      } else if (data.type === 'not-opened') {
        listener.said({ type: 'goodbye', refusal: data.refusal });
        listener.lost();
      } else if (data.type === 'keep') keepGame(game, data.saved);
      else listener.said(data);
    };
    worker.onerror = () => {
      listener.said({ type: 'goodbye', refusal: { code: 'offline' } });
      listener.lost();
    };
    send({ type: 'open', wanted, saved: resume ? keptGame(game) : null, quickBots: settings.value.quickBots });
    return { send, close: () => worker.terminate() };
  };
