/** What a task of this game asks for, in a sentence. */
export const task = 'Build what pays best by your manifest.';
