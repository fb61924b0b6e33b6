import {
  componentsOf,
  faceOf,
  faceOnSquare,
  findNewRuns,
  gridOf,
  type TilePlaced,
  type View,
  type WildWords,
} from '@wordhoard/wildwords';
import type { DescribeMove } from '../../../review/describe-move.ts';
import { showAsterisks } from '../../../table-kit/tiles/asterisks.ts';
import { listed } from '../../../ui/format.ts';
import { squareInWords } from './play-text.ts';

/** 'FEND, across from row 8, column E': the whole word, flipped tiles as asterisks. */
function playInWords({ config, board }: View, tiles: readonly TilePlaced[]): string {
  const { premiums } = componentsOf(config);
  const grid = gridOf(board);
  const laid = new Map(tiles.map(({ tile, square }) => [square, faceOnSquare(premiums, square, faceOf(tile))]));
  const [main] = findNewRuns(
    grid,
    tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) })),
  );
  if (!main) return 'No word';
  const word = main.squares.map((square) => laid.get(square) ?? grid[square]).join('');
  const start = main.squares[0]!; // a word has squares
  const givenUp = tiles
    .filter(({ square }) => premiums[square] === 'wild')
    .map(({ tile }) => showAsterisks(faceOf(tile)));
  const turned = givenUp.length === 0 ? '' : `, turning ${listed(givenUp)} face down`;
  return `${showAsterisks(word)}, ${main.direction} from ${squareInWords(start)}${turned}`;
}

export const describeMove: DescribeMove<WildWords> = ({ seen: { view }, move }) => {
  if (!('to' in move)) return '';
  const { answer } = move;
  if ('challenge' in answer) return answer.challenge ? 'Challenge the play' : 'Accept the play';
  if ('agree' in answer) return answer.agree ? 'Side with the challenge' : 'Trust the play';
  if ('words' in answer)
    return answer.words === null ? 'Give in' : `Spell ${listed(answer.words.map((word) => word.toUpperCase()))}`;
  if (answer.type === 'trade') return 'Trade all tiles';
  return answer.type === 'pass' ? 'Pass' : playInWords(view, answer.tiles);
};
