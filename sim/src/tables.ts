import type { Role } from '@wordhoard/server/oracle';
import type { TableState } from '@wordhoard/table';
import type { SimulatedWorld } from './world.ts';

type Options = TableState['options'];

/** A table of one simulation, and all its guests. */
export interface TablePlan {
  readonly state: TableState;
  readonly roles: readonly Role[];
}

interface TablePlanOptions {
  readonly code: string;
  readonly options: Partial<Options>;
  readonly people: number;
  readonly bots: number;
  /** Common properties of all players. */
  readonly role: Partial<Role>;
  readonly others?: readonly ('spectator' | 'intruder')[];
}

export const OPTIONS: Options = {
  game: 'high-card',
  config: null,
  pace: 'live',
  limits: {},
  bank: null,
  visibility: 'link',
  watching: true,
  seats: 2,
  botSpeed: 'quick',
};

/** The host has the first seat, the other people have yet to come, and the last seats are for bots. */
function createPlan({ code, options, people, bots, role, others = [] }: TablePlanOptions): TablePlan {
  const seats = people + bots;
  const usual = { code, bots: Array.from({ length: bots }, (_, i) => people + i), thinkMs: 6000, ignores: 8 } as const;
  const named = (kind: Role['kind'], n: number): Role => ({ ...usual, ...role, kind, guest: `${code}/${kind}${n}` });
  const roles = [
    ...Array.from({ length: people }, (_, n) => named('player', n)),
    ...others.map((kind, n) => named(kind, n)),
  ];
  const host = roles[0]!.guest;
  const state: TableState = {
    code,
    host,
    options: { ...OPTIONS, ...options, seats },
    places: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { who: host, name: 'Host', level: null } : null)),
    ...{ status: 'waiting', beginning: null, result: null, rematch: null },
  };
  return { state, roles };
}

/** A live game, a relaxed one and two correspondence games; the longer one is in a third of the simulations. */
export function createPlans({ chance }: SimulatedWorld): TablePlan[] {
  const wish = {
    until: chance.below(2) === 0 ? 'turn' : 'told',
    unless: chance.below(2) === 0 ? ['gold'] : ['high'],
  } as const;
  const plans = [
    createPlan({
      ...{ code: 'FOX-OWL-0001', people: 2, bots: 1, others: ['intruder', 'spectator'] },
      options: { config: { rounds: 6 } },
      role: { leaves: 20, resigns: 60, wantsRematch: true },
    }),
    createPlan({
      ...{ code: 'FOX-OWL-0002', people: 3, bots: 0, others: ['intruder'] },
      options: { config: { rounds: 4 }, pace: 'relaxed', watching: false },
      role: { ignores: 0, leaves: 15, wantsRematch: true },
    }),
    createPlan({
      ...{ code: 'FOX-OWL-0003', people: 2, bots: 1 },
      options: { config: { rounds: 3 }, pace: { days: 1 }, limits: { lay: 40_000 } },
      role: { visits: { stayMs: 20_000, awayMs: 40_000 } },
    }),
  ];
  const windows = createPlan({
    ...{ code: 'FOX-OWL-0004', people: 3, bots: 0, others: ['spectator'] },
    options: { game: 'boasts', config: { rounds: 1 }, pace: { days: 1 }, limits: { boast: 60_000, doubt: 300_000 } },
    role: { wish, ignores: 2, thinkMs: 30_000, visits: { stayMs: 60_000, awayMs: 60_000 } },
  });
  return chance.below(3) === 0 ? [...plans, windows] : plans;
}
