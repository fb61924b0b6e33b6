import { checkScreens } from './check-screens.ts';
import { WORD_WORX_SCREENS } from './word-worx-screens.ts';

checkScreens(WORD_WORX_SCREENS);
