/** What a task of this game asks for, in a sentence. */
export const task = 'Trump this word with this hand.';
