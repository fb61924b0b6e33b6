import { checkScreens } from '../check-screens.ts';
import { WORD_WORX_SCREENS } from './screens.ts';

checkScreens(WORD_WORX_SCREENS, { game: 'word-worx', selector: '.hand .tile' });
