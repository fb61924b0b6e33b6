/** What a task of this game asks for, in a sentence. */
export const task = 'One board, one word, sixty seconds.';
