/** What a task of this game asks for, in a sentence. */
export const task = 'Write two letters where they bring most.';
