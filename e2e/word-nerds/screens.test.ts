import { checkScreens } from '../check-screens.ts';
import { WORD_NERDS_SCREENS } from './screens.ts';

checkScreens(WORD_NERDS_SCREENS, { game: 'word-nerds', selector: '.letters .tile' });
