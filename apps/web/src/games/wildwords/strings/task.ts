/** What a task of this game asks for, in a sentence. */
export const task = 'Find the best play with this tray.';
