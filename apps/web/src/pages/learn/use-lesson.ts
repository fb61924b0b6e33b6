import { type Signal, signal } from '@preact/signals';
import type { Move, Shape } from '@wordhoard/kernel';
import { useEffect, useState } from 'preact/hooks';
import { type AllLessonWords, LEARNER, loadLessonWords, NOT_THIS } from '../../lessons/lesson.ts';
import { keepLearnt } from '../../lessons/progress.ts';
import { randomHex } from '../../net/ids.ts';
import { type Connect, Session } from '../../net/session.ts';
import { type FromWorker, LOCAL_CODE, type Teach, type ToWorker } from '../../offline/messages.ts';
import { takeWorker } from '../../offline/start-worker.ts';
import type { Advice } from '../../review/advice.ts';
import { AskJudge } from '../../review/messages.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

/** Reply to a move the lesson isn't about; null before there is one. */
export type LessonReply =
  | { readonly n: number; readonly nonWord: string }
  /** By the judge; null where it has nothing to say. */
  | { readonly n: number; readonly advice: Advice | null | 'coming' }
  | null;

export interface LessonSession {
  readonly session: Session;
  readonly learnt: Signal<boolean>;
  readonly answer: Signal<LessonReply>;
}

interface LessonRequest {
  readonly game: string;
  readonly lesson: string;
  readonly name: string;
  readonly show: boolean;
  /** Counts how often it was laid out. */
  readonly n: number;
}

interface OpenLesson extends LessonSession {
  close(): void;
}

function open({ game, lesson, name, show }: LessonRequest): OpenLesson {
  const learnt = signal(false);
  const answer: Signal<LessonReply> = signal(null);
  // Fetched only by who tries something else.
  let judge: AskJudge | null = null;
  const ask = async (move: Move<Shape>, nonWord: string | null): Promise<void> => {
    const n = (answer.peek()?.n ?? 0) + 1;
    if (nonWord !== null) {
      answer.value = { n, nonWord };
      return;
    }
    answer.value = { n, advice: 'coming' };
    judge ??= new AskJudge();
    const seen = session.observations.peek().get(LEARNER)?.seen;
    const namesAtTable = (): string[] => session.table.peek()?.seats.map((it) => it?.name ?? '') ?? [];
    const advice = seen ? await judge.ask('advise', { game, seen, seat: LEARNER, move, names: namesAtTable() }) : null;
    // Meanwhile another may have been tried.
    if (answer.peek()?.n === n) answer.value = { n, advice };
  };
  const session = new Session({
    code: LOCAL_CODE,
    clock: () => performance.now(),
    makeId: () => randomHex(12),
    connect: connectLesson(
      { game, lesson, name, show },
      {
        learnt: () => {
          learnt.value = true;
          // A demonstration doesn't count as learnt.
          if (!show) keepLearnt(game, lesson);
        },
        instead: (move, nonWord) => void ask(move, nonWord),
      },
    ),
  });
  const close = (): void => {
    session.close();
    judge?.close();
  };
  return { session, learnt, answer, close };
}

/** A lesson that is laid out, and everything that is heard of it. */
export function useLesson(wanted: LessonRequest): LessonSession | null {
  const [opened, setOpened] = useState<OpenLesson | null>(null);
  const { game, lesson, n } = wanted;
  useEffect(() => {
    const now = open(wanted);
    setOpened(now);
    return () => {
      now.close();
      setOpened(null);
    };
  }, [game, lesson, n]);
  return opened;
}

/** Null for a game that has no lessons. */
export const useLessonWords = (game: string): AllLessonWords | null | 'coming' =>
  useLoaded<AllLessonWords | null | 'coming'>(() => loadLessonWords(game), [game], 'coming');

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

/** A connection to a table in a worker of this page at which a lesson is laid out. */
const connectLesson =
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
