/** How many can play: '2 to 4', or 'Alone or up to 6'. */
export const players = (min: number, max: number): string => (min === 1 ? `Alone or up to ${max}` : `${min} to ${max}`);
