import type { AnswerReply, AnswerRequest, Day, DayTasks, HoardCalendar } from '@wordhoard/hoard';
import { type Answer, call } from '../net/api.ts';
import { fromServer, type KeptAnswer, keepDay, keptDay, keptDays } from './stored-days.ts';

export const hoardApi: {
  calendar(): Promise<Answer<HoardCalendar>>;
  day(day: Day): Promise<Answer<DayTasks>>;
  answer(day: Day, game: string, request: AnswerRequest): Promise<Answer<AnswerReply>>;
} = {
  calendar: () => call('/hoard'),
  day: (day) => call(`/hoard/${encodeURIComponent(day)}`),
  answer: (day, game, request) => call(`/hoard/${encodeURIComponent(day)}/${encodeURIComponent(game)}`, request),
};

type Unsent = Pick<KeptAnswer, 'move'> & { readonly result: KeptAnswer['result'] | null };

/** Sends an answer; one judged here goes with its score, and without it if the server's score differs. */
export async function sendAnswer(day: Day, game: string, { move, result }: Unsent): Promise<Answer<AnswerReply>> {
  if (!result) return hoardApi.answer(day, game, { move });
  const sent = await hoardApi.answer(day, game, { move, score: result.score });
  return !sent.ok && sent.refusal.code === 'wrong-score' ? hoardApi.answer(day, game, { move }) : sent;
}

export function keepTaken(day: Day, game: string, taken: AnswerReply): void {
  const kept = keptDay(day);
  if (!kept) return;
  const { [game]: _, ...begun } = kept.begun;
  const answers = { ...kept.answers, [game]: fromServer(taken) };
  keepDay(day, { ...kept, answers, begun, total: taken.total ?? kept.total });
}

/** Sends answers given offline, which count from then. Returns true if there were any. */
export async function sendWaiting(): Promise<boolean> {
  let sent = false;
  for (const day of keptDays())
    for (const [game, answer] of Object.entries(keptDay(day)?.answers ?? {})) {
      if (answer.sent) continue;
      const taken = await sendAnswer(day, game, answer);
      if (!taken.ok) continue;
      keepTaken(day, game, taken.value);
      sent = true;
    }
  return sent;
}
