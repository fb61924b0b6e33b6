import { seatAtWordsy, WordhoardPlayer } from '../server/ours.ts';
import type { IdleState, PeopleReport } from './people.ts';

const [, , address = '', localAddress = '', count = '0', state = 'connected', perTable = '4'] = process.argv;
/** Tables that are filled at the same time. */
const AT_ONCE = 8;

const say = (report: PeopleReport): void => void process.send?.(report);

async function openTable(people: number, wanted: IdleState): Promise<WordhoardPlayer[]> {
  const players: WordhoardPlayer[] = [];
  for (let i = 0; i < people; i++) players.push(await WordhoardPlayer.open(address, localAddress));
  if (wanted === 'connected') return players;
  await seatAtWordsy(address, players);
  if (wanted === 'playing') await players[0]?.command({ type: 'start' });
  return players;
}

/** How many are still to come; the last table may be smaller. */
let left = Number(count);
const players: WordhoardPlayer[] = [];
async function openTables(): Promise<void> {
  while (left > 0) {
    const people = Math.min(left, Number(perTable));
    left -= people;
    // The parent process passes one of these words.
    players.push(...(await openTable(people, state as IdleState)));
  }
}
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
await Promise.all(Array.from({ length: AT_ONCE }, openTables));
say('open');
for (;;) {
  await Promise.all(players.map((player) => player.ping()));
  say('heartbeat');
}
