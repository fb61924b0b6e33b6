/** For what auto-pass still asks; goes on after "It still asks you if". */
export const reasons: Readonly<Record<string, string>> = {
  asterisk: 'the play contains an asterisk',
};
