import { type Day, type DayTasks, dayOf, type HoardCalendar } from '@wordhoard/hoard';
import { useEffect, useState } from 'preact/hooks';
import { hoardApi, sendWaiting } from '../../hoard/api.ts';
import { type KeptDay, keepDay, keptDay, withShown } from '../../hoard/stored-days.ts';
import type { Answer } from '../../net/api.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

/** 'offline': neither here nor to be fetched. */
export type DayUnavailable = 'offline' | 'not-yet' | 'no-such-day';

export interface ShownDay {
  readonly day: Day;
  readonly kept: KeptDay | null;
  readonly reveal: DayTasks['reveal'];
  /** Why it cannot be shown. */
  readonly missing: DayUnavailable | null;
  /** Reads again what is kept. */
  reload(): void;
}

const missingOf = (code: string): DayUnavailable => (code === 'not-yet' || code === 'no-such-day' ? code : 'offline');

/** A day's tasks and what was answered: at once what is here, then what the server says. */
export function useDay(day: Day): ShownDay {
  const [kept, setKept] = useState(() => keptDay(day));
  const [reveal, setReveal] = useState<DayTasks['reveal']>(null);
  const [missing, setMissing] = useState<DayUnavailable | null>(null);
  useEffect(() => {
    let current = true;
    const fetchDay = async (): Promise<void> => {
      // First what was played without a network, so that it is among what is shown.
      await sendWaiting();
      const answer = await hoardApi.day(day);
      if (!current) return;
      const here = keptDay(day);
      if (answer.ok) {
        const shown = withShown(here, answer.value);
        keepDay(day, shown);
        setKept(shown);
        setReveal(answer.value.reveal);
        setMissing(null);
      } else if (!here?.tasks) setMissing(missingOf(answer.refusal.code));
    };
    setKept(keptDay(day));
    void fetchDay();
    const again = (): void => void fetchDay();
    addEventListener('online', again);
    return () => {
      current = false;
      removeEventListener('online', again);
    };
  }, [day]);
  return { day, kept, reveal, missing, reload: () => setKept(keptDay(day)) };
}

/** Which days there are; null while or when that cannot be known. */
export function useCalendar(): HoardCalendar | null {
  const answer = useLoaded<Answer<HoardCalendar> | null>(hoardApi.calendar, [], null);
  return answer?.ok ? answer.value : null;
}

/** By this device's clock: the server says so if it is wrong. */
export const todayHere = (): Day => dayOf(Date.now());
