import { bindGame, loadGame } from '@wordhoard/catalog';
import type { AnyObservation, Move, Shape } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { AnyRefusal } from '@wordhoard/protocol';
import { LocalTable, type Page } from '../../offline/local-table.ts';
import { LEARNER, type Lesson, type LessonStep } from '../lesson.ts';
import { LessonDemo, laidOut, Taught } from '../teaching.ts';

/** Resolves when everything that needs no passing of time has been done. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export interface PlayedLesson {
  learnt: boolean;
  /** Refused moves of the others. */
  faults: unknown[];
  /** Of the first move that was refused, and what was seen then. */
  refused: { refusal: AnyRefusal; seen: AnyObservation; move: Move<Shape> } | null;
}

/** Lays a lesson out as a worker would, and does this in it; time passes whenever nothing else happens. */
export async function playLesson(
  lexicon: Lexicon,
  game: string,
  lesson: Lesson,
  deeds: readonly LessonStep<Shape>[],
): Promise<PlayedLesson> {
  const pack = (await loadGame(game))!;
  const bound = bindGame(pack, lexicon);
  const played: PlayedLesson = { learnt: false, refused: null, faults: [] };
  const taught = new Taught(bound, lexicon, lesson, () => {
    played.learnt = true;
  });
  let now = 0;
  const timers: { at: number; act: () => void }[] = [];
  const toShow: (() => void)[] = [];
  let last: { seen: AnyObservation; move: Move<Shape> } | null = null;
  let seenNow: AnyObservation | null = null;
  const showing = new LessonDemo(deeds, {
    act: (move) => {
      last = { seen: seenNow!, move };
      table.hear({ type: 'command', id: 'x', command: { type: 'move', seat: LEARNER, move } });
    },
    later: (act) => toShow.push(act),
  });
  const page: Page = {
    game: taught.game,
    words: lexicon.id,
    think: taught.think,
    judging: async () => {},
    now: () => now,
    setTimer: (ms, act) => {
      const mine = { at: now + ms, act };
      timers.push(mine);
      return () => {
        if (timers.includes(mine)) timers.splice(timers.indexOf(mine), 1);
      };
    },
    random: () => '00',
    say: (message) => {
      if (message.type === 'refused' && last) played.refused ??= { refusal: message.refusal, ...last };
      if (message.type !== 'update') return;
      seenNow = message.seen;
      showing.see(message.seen);
    },
    keep: () => {},
    failed: (why) => {
      // Moves they planned are refused once it is learnt, as they should be.
      if (!played.learnt) played.faults.push(why);
    },
  };
  const opened = LocalTable.open(page, laidOut(pack, bound, lexicon.id, lesson, 'Anna'));
  if (!(opened instanceof LocalTable)) throw new Error(JSON.stringify(opened));
  const table = opened;
  taught.watch();
  table.hear({ type: 'enter', table: 'HERE-0', after: {} });
  for (let idle = 0; idle < 3 && !played.learnt && !played.refused; ) {
    await settled();
    const act = toShow.shift();
    const due = act ? undefined : timers.shift();
    if (act) act();
    else if (due) {
      now = Math.max(now, due.at);
      due.act();
    } else idle += 1;
  }
  table.close();
  return played;
}
