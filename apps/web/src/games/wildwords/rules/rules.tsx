import type { JSX } from 'preact';
import { Chapters } from '../../../table-kit/rules/chapters.tsx';
import { wildwordsRules as text } from '../strings/rules.ts';
import { Examples, Squares, Tiles, WholeBoard } from './figures.tsx';

const SHOWS = { tiles: Tiles, squares: Squares, board: WholeBoard, examples: Examples } as const;

/** The rules in our own words. Tables and examples are worked out by the game itself, so they cannot be wrong. */
export const Rules = (): JSX.Element => <Chapters text={text} after={({ shows }) => shows && SHOWS[shows]()} />;
