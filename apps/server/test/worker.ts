import { thinkForAll } from '../src/bots/thinking.ts';
import { loadHighCard } from './high-card.ts';

thinkForAll(loadHighCard);
