import { checkScreens } from '../check-screens.ts';
import { SCREENS } from './screens.ts';

checkScreens(SCREENS, { game: 'magpies', selector: '.hand .tile' });
