import { checkScreens } from '../check-screens.ts';
import { WORDSMITH_SCREENS } from './screens.ts';

checkScreens(WORDSMITH_SCREENS, { game: 'wordsmith', selector: '.ws-cards .tile' });
