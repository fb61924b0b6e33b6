/** What a device says when it calls. */
export const call = {
  site: 'Wordhoard',
  turn: (code: string): string => `Your turn at table ${code}`,
} as const;
