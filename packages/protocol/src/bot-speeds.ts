/** How long bots take over anything: a fraction of a person's time, a person's time, or more of it. */
export const BOT_SPEEDS = ['quick', 'natural', 'slow'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];
