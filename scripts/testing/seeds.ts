import fc from 'fast-check';

/** An arbitrary number, the same on every machine. */
const DEFAULT_SEED = 1;

/** The seed of property tests: the same in every run, unless WORDHOARD_SEED changes it. */
const wanted = process.env['WORDHOARD_SEED'] ?? String(DEFAULT_SEED);
const seed = wanted === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(wanted);
if (!Number.isInteger(seed)) throw new Error(`WORDHOARD_SEED must be a whole number or 'random', not '${wanted}'.`);
if (seed !== DEFAULT_SEED) console.log(`WORDHOARD_SEED=${seed}`);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
