import { thinkForAll } from '../src/bots/thinking.ts';
import { loadHighCard } from './games.ts';

thinkForAll(loadHighCard);
