/** For which one wants to be asked, though one has said "pass for me": it goes on after "if". */
export const reasons: Readonly<Record<string, string>> = {
  asterisk: 'there is an asterisk in the play',
};
