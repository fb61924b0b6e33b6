import { WORD_END, type WordGraph } from './graph.ts';
import { runToEnd } from './slices.ts';

interface DraftNode {
  end: boolean;
  children: Map<number, DraftNode>;
  id: number;
}

const newDraftNode = (): DraftNode => ({ end: false, children: new Map(), id: -1 });

/**
 * Builds the minimal graph from words in ascending order (Daciuk et al.: whatever the next word can no longer
 * touch is replaced by an equal node seen before).
 */
export function buildGraph(words: Iterable<string>): WordGraph {
  return runToEnd(buildGraphInSlices(words));
}

/** Words or nodes in a slice of a few milliseconds. */
const SLICE = 2000;

/** The same in slices, between which something else can be done. */
export function* buildGraphInSlices(words: Iterable<string>): Generator<null, WordGraph> {
  const register = new Map<string, DraftNode>();
  const canonical: DraftNode[] = [];
  const root = newDraftNode();
  const path: DraftNode[] = [root];
  let previous = '';
  let taken = 0;

  const mergeBelow = (depth: number): void => {
    for (let i = path.length - 1; i > depth; i--) {
      const node = path[i]!;
      const key = `${node.end ? '!' : ''}${[...node.children].map(([letter, child]) => `${letter}:${child.id}`).join()}`;
      const known = register.get(key);
      if (known) path[i - 1]!.children.set(previous.charCodeAt(i - 1) - 97, known);
      else {
        node.id = canonical.push(node);
        register.set(key, node);
      }
    }
    path.length = depth + 1;
  };

  for (const word of words) {
    if (word <= previous) throw new Error(`words must ascend: ${previous} then ${word}`);
    let common = 0;
    while (common < previous.length && word[common] === previous[common]) common++;
    mergeBelow(common);
    for (let i = common; i < word.length; i++) {
      const node = newDraftNode();
      path[i]!.children.set(word.charCodeAt(i) - 97, node);
      path.push(node);
    }
    path.at(-1)!.end = true;
    previous = word;
    if (++taken % SLICE === 0) yield null;
  }
  mergeBelow(0);
  return yield* layOut(root);
}

/** Numbers the nodes breadth first from the root, so that neighbours in use are neighbours in memory. */
function* layOut(root: DraftNode): Generator<null, WordGraph> {
  const order: DraftNode[] = [];
  const number = new Map<DraftNode, number>();
  const take = (node: DraftNode): void => {
    if (number.has(node)) return;
    number.set(node, order.push(node));
  };
  take(root);
  let edges = 0;
  for (let i = 0; i < order.length; i++) {
    for (const child of order[i]!.children.values()) take(child);
    edges += order[i]!.children.size;
    if (i % SLICE === 0) yield null;
  }
  const nodes = new Uint32Array(2 * (order.length + 1));
  const children = new Uint32Array(edges);
  let next = 0;
  for (const [i, node] of order.entries()) {
    let mask = node.end ? WORD_END : 0;
    nodes[2 * i + 3] = next;
    for (const [letter, child] of node.children) {
      mask |= 1 << letter;
      children[next++] = number.get(child)!;
    }
    nodes[2 * i + 2] = mask;
    if (i % SLICE === 0) yield null;
  }
  return { nodes, children };
}
