export { Oracle } from './oracle.ts';
export { Player, type PlayerHost, type Role } from './player.ts';
