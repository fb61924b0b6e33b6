import { plural } from '../../ui/format.ts';

const MINUTE = 60_000;

/** Texts around messages of the operators of the server. */
export const news = {
  from: 'Message from this server',
  close: 'Close this message',
  /** Beside a message that announces something. */
  left(ms: number): string {
    if (ms <= 0) return 'Any moment now';
    const minutes = Math.ceil(ms / MINUTE);
    if (minutes <= 1) return 'In less than a minute';
    return minutes < 120 ? `In ${plural(minutes, 'minute', 'minutes')}` : `In ${Math.round(minutes / 60)} hours`;
  },
  draining: 'This server will restart soon. You can finish your game, but new games can’t start until then.',
} as const;
