import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bindGame, GAME_IDS, judgements, loadGame } from '@wordhoard/catalog';
import { type AnyJudgement, limitsFor, type Move, playOut, type Seat, type Shape, seedFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { expect, test } from 'vitest';
import { inWords, loadDescribeMove } from './describe-move.ts';

const lexicon = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));

/** Squares, cards, wild letters and small letters as only the engine writes them. */
const NOTATION = /\br\d+c\d+|\b\d+[A-O] |\b[A-O]\d+ |[?()]|\*=|\b[A-Z]+[a-z][A-Z]|\b[CLTGA]\d+\b|undefined|null/;
/** So many moves of a game are looked at: by then every kind of question has come up in most. */
const MOVES = 120;
/** Of each kind so many are judged, which is the slow part. */
const JUDGED = 2;

test.each(GAME_IDS)('%s says every move and every choice of its judge in words', async (id) => {
  const describe = (await loadDescribeMove(id))!;
  const pack = (await loadGame(id))!;
  const game = bindGame(pack, lexicon);
  const limits = limitsFor<Shape>(game.rules, 'relaxed');
  const setup = { config: pack.defaults, players: 2, seed: seedFrom('words'), limits, bank: null, position: null };
  const started = game.start(setup);
  if (!started.ok) throw new Error(started.refusal.code);
  const bots = [pack.bot(2), pack.bot(3)];
  const nameOf = (seat: Seat): string => ['Anna', 'Beth'][seat] ?? '';
  const said: string[] = [];
  const judged = new Map<string, number>();
  let moves = 0;
  for (const { entry, before } of playOut({ game, env: lexicon, bots, match: started.match, luck: 'words' })) {
    const { seat } = entry;
    if (seat === undefined || ++moves > MOVES) continue;
    const move: Move<Shape> = 'to' in entry ? { to: entry.to, answer: entry.answer } : { free: entry.free };
    const seen = game.see(before, seat);
    said.push(describe({ seen, seat, move, nameOf }));
    const kind = 'free' in move ? move.free.type : (seen.question?.step.type ?? '');
    const times = judged.get(kind) ?? 0;
    judged.set(kind, times + 1);
    if (times >= JUDGED) continue;
    let last: AnyJudgement | null = null;
    for (const judgement of judgements(pack, lexicon, { seen, seat, move, luck: 'words' })) last = judgement ?? last;
    if (!last) continue;
    const { yours, best, common, everyday } = inWords(last, describe, { seen, seat, nameOf });
    const choices = [yours, ...best, ...everyday, ...(common ? [common] : [])];
    said.push(...choices.map(({ text }) => text));
    expect(new Set(best.map(({ text }) => text)).size).toBe(best.length);
  }
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => !/^[A-Z*+−]/.test(text) || NOTATION.test(text))).toEqual([]);
});
