/** The text of a notification. */
export const call = {
  site: 'Wordhoard',
  turn: (code: string): string => `Your turn at table ${code}`,
} as const;
