import { checkScreens } from '../check-screens.ts';
import { WORDSY_SCREENS } from './screens.ts';

checkScreens(WORDSY_SCREENS, { game: 'wordsy', selector: '.slab .tile' });
