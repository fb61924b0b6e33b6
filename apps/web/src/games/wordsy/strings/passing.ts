/** For what auto-pass still asks; goes on after "It still asks you if". */
export const reasons: Readonly<Record<string, string>> = {
  'my-word': 'someone challenges your word',
};
