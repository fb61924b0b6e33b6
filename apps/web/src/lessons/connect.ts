import type { Move, Shape } from '@wordhoard/kernel';
import type { Connect } from '../net/session.ts';
import type { FromWorker, Teach, ToWorker } from '../offline/messages.ts';
import { takeWorker } from '../offline/start-worker.ts';
import { NOT_THIS } from './lesson.ts';

interface Teacher {
  /** The goal is reached. */
  learnt(): void;
  /** This was allowed, but is not what the lesson is about. It was not made. `nonWord`: text in it that is not a word. */
  instead(move: Move<Shape>, nonWord: string | null): void;
}

/** The text that is not a word, as `Taught` names it in its refusal. */
function nonWordIn(message: FromWorker): string | null {
  const nonWord = message.type === 'refused' && 'nonWord' in message.refusal ? message.refusal.nonWord : null;
  return typeof nonWord === 'string' ? nonWord : null;
}

/** A line to a table in a worker of this page at which a lesson is laid out. */
export const connectLesson =
  (teach: Teach, { learnt, instead }: Teacher): Connect =>
  (listener) => {
    const worker = takeWorker(teach.game);
    const tried = new Map<string, Move<Shape>>();
    const fail = (): void => listener.lost();
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'opened') listener.opened();
      else if (data.type === 'not-opened') fail();
      else if (data.type === 'learnt') learnt();
      else if (data.type !== 'words' && data.type !== 'keep') {
        listener.said(data);
        const move = data.type === 'refused' && data.refusal.code === NOT_THIS ? tried.get(data.id) : undefined;
        if (move) instead(move, nonWordIn(data));
      }
    };
    const send = (message: ToWorker): void => {
      // Made by the game's page: what it is, the game's own judge reads.
      if (message.type === 'command' && message.command.type === 'move')
        tried.set(message.id, message.command.move as Move<Shape>);
      worker.postMessage(message);
    };
    send({ type: 'teach', ...teach });
    return { send, close: () => worker.terminate() };
  };
