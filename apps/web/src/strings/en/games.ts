/** Number of players: '2 to 4'. */
export const players = (min: number, max: number): string => `${min} to ${max}`;
