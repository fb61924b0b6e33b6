import fc from 'fast-check';

/** Any number: what matters is that everybody's is the same. */
const USUAL = 1;

/** Where properties begin to look: the same place in every run, unless somebody wants to look elsewhere. */
const wanted = process.env['WORDHOARD_SEED'] ?? String(USUAL);
const seed = wanted === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(wanted);
if (!Number.isInteger(seed)) throw new Error(`WORDHOARD_SEED is a whole number or 'random', not '${wanted}'`);
if (seed !== USUAL) console.log(`WORDHOARD_SEED=${seed}`);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
