import type { JSX } from 'preact';
import { noRoom as strings } from '#strings/no-room.ts';

/** The device has no room for the game that is being played. */
export const NotKept = (): JSX.Element => (
  <div class="stand-in" role="status">
    <p>{strings.text}</p>
    <a class="btn" href="/games">
      {strings.make}
    </a>
  </div>
);
