/** The contract is broken; the message says how. */
export class Broken extends Error {}
