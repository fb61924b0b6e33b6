import { describe, expect, test } from 'vitest';
import { askProgram, fileWith, type ProgramRun } from '../testing/program.ts';

/** The command line, with a file of this content. */
function wordsmith(content: unknown, ...args: string[]): Promise<ProgramRun> {
  const path = fileWith(content);
  return askProgram('wordsmith', ...args.map((arg) => (arg === 'FILE' ? path : arg)));
}

const sheet = {
  grid: ['........', '........', '........', '........', 'b..p....', '........', '........', '........'],
  words: [],
  spent: 9,
  gained: 6,
  crowns: 0,
  goals: [0, 0],
};
const position = {
  round: 5,
  offer: ['uh', 'rt', 'al'],
  goals: [
    { goal: '1b', first: null },
    { goal: '7a', first: null },
  ],
  sheets: [sheet],
};
const turn = ['write U r5c2 0', 'write R r5c3 1', 'claim r5c1-r5c4'];

describe('turn', () => {
  test('[WS-8] what each step earns', async () => {
    const { exit, out } = await wordsmith({ position, turn }, 'turn', 'FILE');
    expect(exit).toBe(0);
    expect(out).toBe(
      [
        '1. write U r5c2 0      free',
        '2. write R r5c3 1      costs 1 coin',
        '3. claim r5c1-r5c4     BURP; circles r5c1 r5c2 r5c3 r5c4; forges ring R5, ring R6',
        'Coins 10 spent, 6 gained; 0 crowns',
        'Goal 1b: 2 of 4',
        'Goal 7a: 1 of 4',
        'Points so far: -4 (before: -3)',
      ].join('\n'),
    );
  });
  test('[WS-11] [WS-12] why a long word earns nothing, and which plural is refused', async () => {
    const late = { ...position, sheets: [{ ...sheet, grid: sheet.grid.with(2, 'late....') }] };
    const extended = ['write R r3c5 1', 'claim r3c1-r3c5', 'write U r8c8 0'];
    expect((await wordsmith({ position: late, turn: extended }, 'turn', 'FILE')).out).toContain(
      'LATER; extends LATE; circles r3c1 r3c2 r3c3 r3c4 r3c5; no bonus: an extension needs 6 letters',
    );
    const papers = { ...position, sheets: [{ ...sheet, grid: sheet.grid.with(2, 'paper...') }] };
    const plural = ['write S r3c6 3', 'claim r3c1-r3c6', 'write U r8c8 0'];
    expect((await wordsmith({ position: papers, turn: plural }, 'turn', 'FILE')).out).toContain(
      'PAPERS is a plural or conjugation of PAPER, which was there before.',
    );
    const brain = { ...position, sheets: [{ ...sheet, grid: sheet.grid.with(2, 'brai....') }] };
    const twice = ['write N r3c5 3', 'write Y r3c6 3', 'claim r3c1-r3c6', 'claim r3c1-r3c5'];
    const { out } = await wordsmith({ position: brain, turn: twice }, 'turn', 'FILE');
    expect(out).toContain('BRAIN; no bonus: no new letter since the last claim there');
  });
  test('in JSON', async () => {
    const { out } = await wordsmith({ position, turn }, 'turn', 'FILE', '--json');
    expect(JSON.parse(out)).toMatchObject({
      steps: [
        { step: 'write U r5c2 0', paid: 0 },
        { step: 'write R r5c3 1', paid: 1 },
        { step: 'claim r5c1-r5c4', word: 'burp', forged: ['R5', 'R6'], circled: ['r5c1', 'r5c2', 'r5c3', 'r5c4'] },
      ],
      spent: 10,
      forged: ['R5', 'R6'],
      points: { before: -3, after: -4 },
    });
  });
  test('[WS-15] points so far exclude the crown ranking, which comes at the end', async () => {
    const crowned = { ...position, sheets: [sheet, { ...sheet, crowns: 2 }] };
    const { out } = await wordsmith({ position: crowned, seat: 1, turn }, 'turn', 'FILE', '--json');
    expect(JSON.parse(out)).toMatchObject({ points: { before: -1, after: -2 } });
  });
  test.each([
    [['write U r5c2 0', 'claim r5c1-r5c4'], 'Step 2 (claim r5c1-r5c4) is refused. r5c3 is vacant.'],
    [['write U r5c1 0'], 'Step 1 (write U r5c1 0) is refused. r5c1 already has a letter.'],
    [['write U r5c2 0'], 'The turn is refused. 1 letter still to write.'],
    [['write U r5c2 0', 'write L r5c3 2', 'claim r5c4-r5c1'], 'Step 3 (claim r5c4-r5c1) is refused. PLUB is not in'],
    [['write Q r5c2 1'], 'Step 1 (write Q r5c2 1) is refused. Q is not'],
  ])('%j is refused, with exit 1', async (steps, why) => {
    const { exit, out } = await wordsmith({ position, turn: steps }, 'turn', 'FILE');
    expect(exit).toBe(1);
    expect(out).toContain(why);
  });
  test('ignores case', async () => {
    const small = { ...position, offer: ['UH', 'RT', 'AL'] };
    const steps = ['write u r5c2 0', 'WRITE R R5C3 1', 'Claim R5C1-R5C4'];
    const { exit, out } = await wordsmith({ position: small, turn: steps }, 'turn', 'FILE');
    expect([exit, out]).toEqual([0, expect.stringContaining('3. claim r5c1-r5c4     BURP')]);
  });
  test('a refusal in JSON names the step from 1, as people do', async () => {
    const { exit, out } = await wordsmith({ position, turn: ['write U r5c1 0'] }, 'turn', 'FILE', '--json');
    expect([exit, JSON.parse(out)]).toMatchObject([1, { refusal: { code: 'not-vacant', step: 1 } }]);
  });
});

describe('best', () => {
  test('as many turns as requested, the best first, each accepted by `turn`', async () => {
    const { exit, out } = await wordsmith({ position }, 'best', 'FILE', '--top', '4', '--json');
    expect(exit).toBe(0);
    // JSON of a command whose shape this test states.
    const found = JSON.parse(out) as { worth: number; steps: { step: string }[]; points: { after: number } }[];
    expect(found).toHaveLength(4);
    expect(found.map(({ worth }) => worth)).toEqual(found.map(({ worth }) => worth).sort((a, b) => b - a));
    for (const { steps, points } of found) {
      const again = await wordsmith({ position, turn: steps.map(({ step }) => step) }, 'turn', 'FILE', '--json');
      expect(again.exit).toBe(0);
      expect(JSON.parse(again.out)).toMatchObject({ points });
    }
  });
  test('as text', async () => {
    const { out } = await wordsmith({ position }, 'best', 'FILE', '--top', '1');
    expect(out).toMatch(/^#1, worth [\d.-]+\n1\. write /);
  });
});

describe('bad usage', () => {
  test.each([
    ['{', ['turn', 'FILE'], 'Input.json: not valid JSON (line 1 column 2).'],
    ['', ['turn', 'FILE'], 'Input.json: not valid JSON.'],
    ['\u0000\u001b[31m', ['turn', 'FILE'], 'Input.json: not valid JSON.'],
    [{ position }, ['turn', 'FILE'], 'no turn'],
    [{ position, turn: ['dance'] }, ['turn', 'FILE'], "'dance' is not in the format described below."],
    [
      { position: { ...position, offer: ['zz', 'al', 'ed'] }, turn },
      ['turn', 'FILE'],
      'offer must be cards of the deck, as many as are turned up in a round.',
    ],
    [
      { position: { ...position, sheets: Array(7).fill(sheet) }, turn },
      ['turn', 'FILE'],
      'one to six sheets, one per player.',
    ],
    [
      { position: { ...position, sheets: [{ ...sheet, grid: Array(8).fill('abcdefgh') }] } },
      ['best', 'FILE'],
      'a sheet has no space for the letters still to be written.',
    ],
    [
      { position: { ...position, goals: [position.goals[0], { goal: '1a', first: null }] }, turn },
      ['turn', 'FILE'],
      'goals must be two from different cards',
    ],
    [
      { position: { ...position, sheets: [{ ...sheet, words: [{ run: 'r1c1-r1c4', round: 1 }] }] }, turn },
      ['turn', 'FILE'],
      'be circled on its sheet',
    ],
    [{ position, turn, dictionary: 'klingon' }, ['turn', 'FILE'], 'as described below'],
    [{ position, turn, seat: -1 }, ['turn', 'FILE'], 'as described below'],
    [{ position, turn: [3] }, ['turn', 'FILE'], 'as described below'],
    [{ position: { ...position, round: 13 }, turn }, ['turn', 'FILE'], 'the game has fewer rounds than that.'],
    [{ position: [], turn }, ['turn', 'FILE'], 'as described below'],
    [{ position, seat: 1, turn }, ['turn', 'FILE'], 'no seat 1'],
    [{ position }, ['best', 'FILE', '--top', '0'], '--top must be'],
    [{ position }, ['best', 'FILE', 'FILE'], 'Name exactly one file.'],
    [{ position }, ['best'], 'Name a file.'],
    [{ position }, ['best', 'FILE', '--top', ''], '--top must be'],
    [{ position }, ['turn', '/Nowhere.json'], '/Nowhere.json: no such file.'],
    [{ position }, ['turn', '/'], '/: this is a folder.'],
    [{ position }, ['guess'], "There is no command 'guess'."],
  ])('%j %j exits with 2 and says why', async (content, args, why) => {
    const { exit, out, err } = await wordsmith(content, ...args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(why);
  });
});
