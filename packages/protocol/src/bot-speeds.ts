/** Bots' time per move: a fraction of a person's, a person's, or more. */
export const BOT_SPEEDS = ['quick', 'natural', 'slow'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];
