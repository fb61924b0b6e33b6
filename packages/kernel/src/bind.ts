import { Engine, nextDeadline } from './engine.ts';
import { expire } from './expire.ts';
import type { Game } from './match.ts';
import { MovePlayer } from './move-player.ts';
import { Observer } from './observer.ts';
import type { Leakproof, Rules } from './rules.ts';
import { mask } from './secret.ts';
import type { Shape } from './shape.ts';
import { resume, start } from './start.ts';

/** Makes a game from its rules and the data they consult. */
export function bind<S extends Shape>(rules: Rules<S> & Leakproof<S>, env: S['env']): Game<S> {
  const engine = new Engine<S>(rules, env);
  const observer = new Observer<S>(engine);
  const player = new MovePlayer<S>(engine, observer);
  return {
    id: rules.id,
    version: rules.version,
    rules,
    start: (table) => start(engine, table),
    resume: (table, position) => resume(engine, table, position),
    play: (match, seat, move, at) => player.play(match, seat, move, at),
    refusalOf: (match, seat, move, at) => player.refusalOf(match, seat, move, at),
    amend: (match, by, amendment, at) => player.amend(match, by, amendment, at),
    amendedConfig: (match) => rules.amend?.config(mask(match.state)) ?? null,
    nextDeadline,
    expire: (match, at) => expire(engine, match, at),
    observe: (match, viewer) => observer.observe(match, viewer),
    check: (seen, seat, move) => player.check(seen, seat, move),
    reactionReasons: engine.reactionReasons,
    passOption: (seen, seat, before) => player.passOption(seen, seat, before),
    updateFor: (last, after, events, viewer) => observer.updateFor(last, after, events, viewer),
  };
}
