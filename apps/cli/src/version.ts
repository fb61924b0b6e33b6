import manifest from '../package.json' with { type: 'json' };

/** The commit that `npm run pack` packed; undefined in the sources. */
declare const __WORDHOARD_COMMIT__: string | undefined;
const commit = typeof __WORDHOARD_COMMIT__ === 'undefined' ? undefined : __WORDHOARD_COMMIT__;

/** Tells two packages of the same version apart, as in 0.2.0+159ddb4c. */
export const VERSION: string = commit === undefined ? manifest.version : `${manifest.version}+${commit}`;
