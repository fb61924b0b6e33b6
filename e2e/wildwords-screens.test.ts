import { checkScreens } from './check-screens.ts';
import { WILDWORDS_SCREENS } from './wildwords-screens.ts';

checkScreens(WILDWORDS_SCREENS);
