import { checkScreens } from '../check-screens.ts';
import { WILDWORDS_SCREENS } from './screens.ts';

checkScreens(WILDWORDS_SCREENS, { game: 'wildwords', selector: '.rack .tile' });
