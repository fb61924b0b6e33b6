import { bind } from './bind.ts';
import type { Rules } from './rules.ts';
import type { Secret } from './secret.ts';

/** Checked by the compiler alone: what must not compile, does not. */
interface Base {
  config: object;
  state: { hand: Secret<string[]> };
  event: { type: 'x' };
  refusal: { code: 'x' };
  steps: { go: { step: object; answer: { n: number } } };
  free: never;
  limit: 'turn';
  position: never;
  env: null;
}
interface Leaky extends Base {
  view: { me: { hand: Secret<string[]> } };
}
interface LeakyEvent extends Omit<Base, 'event'> {
  view: object;
  event: { type: 'x'; cards: Secret<string[]> };
}
interface LeakyStep extends Omit<Base, 'steps'> {
  view: object;
  steps: { go: { step: { deck: Secret<string[]> }; answer: { n: number } } };
}
interface NotJson extends Omit<Base, 'state'> {
  state: { seen: Map<string, number> };
  view: object;
}
interface Tight extends Base {
  view: { me: { hand: string[] | null } };
}

declare const leaky: Rules<Leaky>;
declare const leakyEvent: Rules<LeakyEvent>;
declare const leakyStep: Rules<LeakyStep>;
declare const notJson: Rules<NotJson>;
declare const tight: Rules<Tight>;

export const peeping: Rules<Tight>['view'] = (state) => ({
  // @ts-expect-error a view cannot name the inside of a Secret
  me: { hand: state.hand.secret },
});
export const looking: Rules<Tight>['view'] = (state, reader) => ({ me: { hand: reader.read(state.hand) ?? null } });

export function compileOnly(): void {
  // @ts-expect-error a view may not hold a Secret
  bind(leaky, null);
  // @ts-expect-error nor may an event
  bind(leakyEvent, null);
  // @ts-expect-error nor a step, which everyone sees
  bind(leakyStep, null);
  // @ts-expect-error a state is plain JSON
  bind(notJson, null);
  bind(tight, null);
}
