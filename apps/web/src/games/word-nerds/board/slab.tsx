import type { Event, LetterId, WordCard, WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { lazy } from '../../../ui/lazy.tsx';
import type { WordNerdsDraft } from '../ask/use-desk.ts';
import { describe } from '../describe.ts';
import { Letter, LetterButton } from '../hand/letter.tsx';
import { wordNerds } from '../strings/play.ts';
import { tapped } from '../word/composing.ts';
import { isSpelling } from '../word/on-desk.ts';
import { liftInto } from '../word/spelling.tsx';
import { Bids } from './bids.tsx';
import './slab.css';

/** Not needed before the first word is declared. */
const Battle = lazy(async () => (await import('../battle/battle.tsx')).Battle);

interface SlabProps {
  readonly situation: Situation<WordNerds>;
  readonly names: Names;
  readonly events: readonly Event[];
  readonly desk: WordNerdsDraft;
  /** At a shared screen: picks a letter for the player whose pick it is. */
  readonly pickFor: ((card: LetterId) => void) | null;
}

/** The open cards: the auction or the words, and the community pool. */
export function Slab({ situation, names, events, desk, pickFor }: SlabProps): JSX.Element {
  const { view, step, mine, given } = situation;
  const sealed = given && 'type' in given && (given.type === 'word' || given.type === 'trump') ? given.cards : null;
  const words = view.words.length > 0 ? view.words : view.settled;
  return (
    <section class="slab" aria-label={wordNerds.table.label}>
      {view.market.length > 0 && (
        <Market
          letters={view.market}
          onPick={mine && step?.type === 'select' ? (card) => desk.answer({ card }) : pickFor}
        />
      )}
      {sealed && <Sealed cards={sealed} />}
      {words.length > 0 ? (
        <>
          <Battle words={words} names={names} over={view.words.length === 0} />
          {view.words.length === 0 && <p class="scored">{outcome(events, names)}</p>}
        </>
      ) : view.market.length > 0 ? (
        <Bids situation={situation} names={names} />
      ) : (
        <p class="nothing">{step?.type === 'declare' ? wordNerds.table.noWords : outcome(events, names)}</p>
      )}
      <Pool situation={situation} desk={desk} />
    </section>
  );
}

/** [WN-11] The player's own word, sealed: the others see it when it is laid. */
const Sealed = ({ cards }: { readonly cards: readonly WordCard[] }): JSX.Element => (
  <div class="sealed">
    <h2>{wordNerds.table.sealed}</h2>
    <p class="row-of-cards" style={{ '--n': String(cards.length) }}>
      {cards.map(({ card, as }) => (
        <Letter key={card} card={card} as={as} />
      ))}
    </p>
  </div>
);

/** The fate of the last words, until others are laid. */
function outcome(events: readonly Event[], names: Names): string {
  const last = events.findLast(({ type }) => type === 'scored');
  return (last && describe(last, names)?.text) ?? wordNerds.table.noWords;
}

interface MarketProps {
  readonly letters: readonly LetterId[];
  /** Null when it is not this player's to take one. */
  readonly onPick: ((card: LetterId) => void) | null;
}

/** The letters of the auction. */
const Market = ({ letters, onPick }: MarketProps): JSX.Element => (
  <div class="market" data-next={onPick ? '' : undefined}>
    <h2>{wordNerds.table.auction}</h2>
    <ul class="row-of-cards plain" style={{ '--n': String(letters.length) }}>
      {letters.map((card) => (
        <li key={card}>
          {onPick ? <LetterButton card={card} marked onPress={() => onPick(card)} /> : <Letter card={card} marked />}
        </li>
      ))}
    </ul>
  </div>
);

/** The community letters: a player who spells a word takes them from here. */
function Pool({ situation, desk }: Pick<SlabProps, 'situation' | 'desk'>): JSX.Element {
  const { words, pool } = situation.view;
  const used = new Set(words.flatMap(({ cards }) => cards.map(({ card }) => card)));
  const spelling = isSpelling(situation);
  return (
    <div class="pool">
      <p class="lb">
        {wordNerds.table.pool}
        <small>{pool.length > 0 ? wordNerds.table.poolOpen : wordNerds.table.poolEmpty}</small>
      </p>
      <ul class="plain">
        {pool.map((card) => (
          <li key={card}>
            {spelling ? (
              <LetterButton
                card={card}
                class={used.has(card) ? 'in-use' : ''}
                more={wordNerds.letter.inPool}
                pressed={desk.word.some((it) => it.card === card)}
                onPress={() => desk.spell(tapped(card, desk.word))}
                onLift={liftInto(desk)}
              />
            ) : (
              <Letter card={card} class={used.has(card) ? 'in-use' : ''} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
