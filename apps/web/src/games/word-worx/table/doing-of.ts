import { building } from '../bench/building.tsx';
import { picking } from '../floor/picking.tsx';
import { discarding } from '../hand/discarding.tsx';
import { stealing } from '../steal/stealing.tsx';
import { type TurnControls, type TurnSituation, WAITING } from './doing.ts';

export function doingOf(playing: TurnSituation): TurnControls {
  const { step, mine } = playing.situation;
  if (!step || !mine) return WAITING;
  switch (step.type) {
    case 'pick':
      return picking(playing, step.nth);
    case 'steal':
      return stealing(playing);
    case 'build':
      return building(playing, step.last);
    case 'discard':
      return discarding(playing, step.count);
  }
}
