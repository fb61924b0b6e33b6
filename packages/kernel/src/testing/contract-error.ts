/** Thrown when a game breaks the contract; the message says how. */
export class ContractError extends Error {}
