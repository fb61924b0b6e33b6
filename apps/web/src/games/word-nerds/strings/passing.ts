/** For which one wants to be asked, though one has said "pass for me": it goes on after "if". */
export { unless as reasons } from './play.ts';
