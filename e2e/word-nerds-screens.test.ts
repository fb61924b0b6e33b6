import { checkScreens } from './check-screens.ts';
import { WORD_NERDS_SCREENS } from './word-nerds-screens.ts';

checkScreens(WORD_NERDS_SCREENS);
