import { loadGame } from '@wordhoard/catalog';
import { thinkForAll } from './thinking.ts';

thinkForAll(loadGame);
