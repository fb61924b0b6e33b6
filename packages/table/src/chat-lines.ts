import type { ChatLine } from '@wordhoard/protocol';

/** A typed message as it is kept with its table; `who` wrote it, which others are not told. */
export interface StoredChatLine extends ChatLine {
  readonly who: string;
}

/** The part of a table that is left of its chat without what this guest wrote. */
export function withoutChatOf(chat: readonly StoredChatLine[] = [], who: string): { chat?: readonly StoredChatLine[] } {
  const left = chat.filter((line) => line.who !== who);
  return left.length > 0 ? { chat: left } : {};
}
