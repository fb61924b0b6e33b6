import type { LetterId } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { wordNerds } from '#strings/word-nerds.ts';
import type { Names } from '../../shell/table/names.ts';
import { Battle } from './battle.tsx';
import { Bids } from './bids.tsx';
import type { Lift } from './dragging.ts';
import { Letter, LetterButton } from './letter.tsx';
import type { Moment } from './scene.ts';
import './slab.css';

interface SlabProps {
  readonly moment: Moment;
  readonly names: Names;
  /** What is said where neither letters nor words lie. */
  readonly nothing: string;
  /** Cards in the word being spelt. */
  readonly inWord: readonly LetterId[];
  /** Takes a letter of the auction; null when it is not this player's to take. */
  readonly onPick: ((card: LetterId) => void) | null;
  /** Puts a community card into the word; null while none is spelt. */
  readonly onPool: ((card: LetterId) => void) | null;
  /** Drags it there. */
  readonly onLift: Lift | null;
}

/** What lies open: the auction or the words, and the community pool. */
export function Slab({ moment, names, nothing, inWord, onPick, onPool, onLift }: SlabProps): JSX.Element {
  const { view } = moment;
  const used = new Set(view.words.flatMap(({ cards }) => cards.map(({ card }) => card)));
  return (
    <section class="slab" aria-label={wordNerds.table.label}>
      {view.market.length > 0 && (
        <div class="market">
          <h2>{wordNerds.table.auction}</h2>
          <ul class="row-of-cards plain" style={{ '--n': String(view.market.length) }}>
            {view.market.map((card) => (
              <li key={card}>
                {onPick ? (
                  <LetterButton card={card} marked onPress={() => onPick(card)} />
                ) : (
                  <Letter card={card} marked />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {view.words.length > 0 ? (
        <Battle words={view.words} names={names} />
      ) : view.market.length > 0 ? (
        <Bids moment={moment} names={names} />
      ) : (
        <p class="nothing">{nothing}</p>
      )}
      <div class="pool">
        <p class="lb">
          {wordNerds.table.pool}
          <small>{view.pool.length > 0 ? wordNerds.table.poolOpen : wordNerds.table.poolEmpty}</small>
        </p>
        <ul class="plain">
          {view.pool.map((card) => (
            <li key={card}>
              {onPool ? (
                <LetterButton
                  card={card}
                  class={used.has(card) ? 'in-use' : ''}
                  more={wordNerds.letter.inPool}
                  pressed={inWord.includes(card)}
                  onPress={() => onPool(card)}
                  onLift={onLift}
                />
              ) : (
                <Letter card={card} class={used.has(card) ? 'in-use' : ''} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
