import { checkScreens } from './check-screens.ts';
import { WORDSMITH_SCREENS } from './wordsmith-screens.ts';

checkScreens(WORDSMITH_SCREENS);
