import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of 10 ms. */
const MS_PER_TICK = 10;

interface ProcessUsage {
  readonly parent: number;
  /** Its own and that of its children that have ended. */
  readonly ticks: number;
}

function usageOf(pid: string): ProcessUsage | undefined {
  try {
    // The program's name stands in brackets and may hold anything; the fields we want come after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return undefined; // It ended in between.
  }
}

/** The processor time that this process and everything below it has used so far, in ms; 0 where there is no /proc. */
export function processorTime(): number {
  const usages = new Map<number, ProcessUsage>();
  let pids: string[] = [];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    // Not Linux.
  }
  for (const pid of pids) {
    const usage = usageOf(pid);
    if (usage) usages.set(Number(pid), usage);
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined; at = usages.get(at)?.parent)
      if (at === process.pid) return true;
    return false;
  };
  let ticks = 0;
  for (const [pid, usage] of usages) if (isBelow(pid)) ticks += usage.ticks;
  return ticks * MS_PER_TICK;
}
