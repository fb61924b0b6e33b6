/** For what auto-pass still asks; goes on after "It still asks you if". */
export const reasons: Readonly<Record<string, string>> = {
  asterisk: 'there is an asterisk in the play',
};
