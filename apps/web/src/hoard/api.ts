import type { AnswerReply, AnswerRequest, Day, DayTasks, HoardCalendar } from '@wordhoard/hoard';
import { type Answer, call } from '../net/api.ts';

export const hoardApi: {
  calendar(): Promise<Answer<HoardCalendar>>;
  day(day: Day): Promise<Answer<DayTasks>>;
  answer(day: Day, game: string, request: AnswerRequest): Promise<Answer<AnswerReply>>;
} = {
  calendar: () => call('/hoard'),
  day: (day) => call(`/hoard/${encodeURIComponent(day)}`),
  answer: (day, game, request) => call(`/hoard/${encodeURIComponent(day)}/${encodeURIComponent(game)}`, request),
};
