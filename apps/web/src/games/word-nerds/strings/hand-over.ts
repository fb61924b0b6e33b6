/** Why a player gets a shared device next. Names, not 'you': everyone reads it. */
export const handOver = {
  drop: (by: string, name: string): string => `${by} played DROP LETTER, so ${name} must discard a letter`,
  discard: (name: string, most: number): string => `${name} holds more than ${most} letters and must discard`,
  takeBack: (name: string): string => `${name} scored and takes tokens back`,
  keep: (name: string): string => `${name} laid a word and may draw a new hand`,
  bid: 'a new auction begins, and everyone bids',
  declare: 'the auction is over, and everyone may declare a word',
  missing: {
    bid: (name: string): string => `${name} has yet to bid`,
    declare: (name: string): string => `${name} has yet to declare a word or pass`,
  },
} as const;
