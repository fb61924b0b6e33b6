import { LETTER_MASK, ROOT, WORD_END, type WordGraph } from './graph.ts';

/**
 * The word graph as it is stored and looked up: one number an edge, and one read a letter.
 *
 * A node is a place, and the edge for a letter (0–25) lies `letter` cells after it. Nodes lie interleaved, so a cell
 * names its letter: a cell that names another belongs to another node. No two nodes share a place, so no cell can be
 * taken for a neighbour's. A cell is: bits 0–4 letter + 1 (0: empty), bit 5 a word ends here, bits 8–31 the next node.
 */
export type Cells = Uint32Array;

export const CELL_LETTER = 31;
export const CELL_ENDS: number = 1 << 5;
export const CELL_NEXT = 8;

/** An edge that would lead to the root. */
const START: number = ROOT << CELL_NEXT;

export function hasWord(cells: Cells, word: string): boolean {
  let cell = START;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    if (letter >>> 0 > 25) return false;
    cell = cells[(cell >>> CELL_NEXT) + letter]!;
    if ((cell & CELL_LETTER) !== letter + 1) return false;
  }
  return (cell & CELL_ENDS) !== 0;
}

/** The same graph in the form that searches want. Numbers the nodes breadth first, as `buildGraph` does. */
export function unpackGraph(cells: Cells): WordGraph {
  const masks = new Uint32Array(cells.length);
  let edges = 0;
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place]!;
    if (cell === 0) continue;
    edges++;
    const letter = (cell & CELL_LETTER) - 1;
    masks[place - letter]! |= 1 << letter;
    if (cell & CELL_ENDS) masks[cell >>> CELL_NEXT]! |= WORD_END;
  }
  // A node other than the root has an edge that leads to it, so there are at most edges + 2, NOWHERE among them.
  const places = new Uint32Array(edges + 2);
  const numbers = new Uint32Array(cells.length);
  const nodes = new Uint32Array(2 * (edges + 2));
  const children = new Uint32Array(edges);
  let count = ROOT + 1;
  let next = 0;
  places[ROOT] = ROOT;
  numbers[ROOT] = ROOT;
  for (let node = ROOT; node < count; node++) {
    const place = places[node]!;
    nodes[2 * node] = masks[place]!;
    nodes[2 * node + 1] = next;
    for (let rest = masks[place]! & LETTER_MASK; rest !== 0; rest &= rest - 1) {
      const child = cells[place + 31 - Math.clz32(rest & -rest)]! >>> CELL_NEXT;
      if (numbers[child] === 0) {
        places[count] = child;
        numbers[child] = count++;
      }
      children[next++] = numbers[child]!;
    }
  }
  return { nodes: nodes.slice(0, 2 * count), children };
}
