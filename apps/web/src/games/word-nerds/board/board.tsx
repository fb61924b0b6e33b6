import {
  bidValue,
  type Config,
  componentsOf,
  type Event,
  type LetterId,
  selectionOrder,
  type WordCard,
  type WordNerds,
} from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { Asterisk } from '../../../table-kit/tiles/tile.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { describe } from '../describe.ts';
import { type Draft, isSpelling } from '../hand/draft.ts';
import { dragIntoWord } from '../hand/hand.tsx';
import { LetterCard } from '../hand/letter-card.tsx';
import { toggleCard } from '../hand/spelling.ts';
import { wordNerds } from '../strings/play.ts';
import './board.css';

const text = wordNerds.table;

/** Not needed before the first word is declared. */
const Battle = lazy(async () => (await import('./battle.tsx')).Battle);

interface BoardProps {
  readonly situation: Situation<WordNerds>;
  readonly names: Names;
  readonly events: readonly Event[];
  readonly draft: Draft;
  /** At a shared screen: picks a letter for the player whose pick it is. */
  readonly pickFor: ((card: LetterId) => void) | null;
}

/** The open cards: the auction or the words, and the community pool. */
export function Board({ situation, names, events, draft, pickFor }: BoardProps): JSX.Element {
  const { view, step, mine, given } = situation;
  const sealed = given && 'type' in given && (given.type === 'word' || given.type === 'trump') ? given.cards : null;
  const words = view.words.length > 0 ? view.words : view.settled;
  return (
    <section class="slab" aria-label={text.label}>
      {view.market.length > 0 && (
        <Market
          letters={view.market}
          onPick={mine && step?.type === 'select' ? (card) => draft.answer({ card }) : pickFor}
        />
      )}
      {sealed && <Sealed cards={sealed} />}
      {words.length > 0 ? (
        <>
          <Battle words={words} names={names} over={view.words.length === 0} />
          {view.words.length === 0 && <p class="scored">{outcome(events, names, view.config)}</p>}
        </>
      ) : view.market.length > 0 ? (
        <Bids situation={situation} names={names} />
      ) : (
        <p class="nothing">{step?.type === 'declare' ? text.noWords : outcome(events, names, view.config)}</p>
      )}
      <Pool situation={situation} draft={draft} />
    </section>
  );
}

/** [WN-11] The player's own word, sealed: the others see it when it is laid. */
const Sealed = ({ cards }: { readonly cards: readonly WordCard[] }): JSX.Element => (
  <div class="sealed">
    <h2>{text.sealed}</h2>
    <p class="row-of-cards" style={{ '--n': String(cards.length) }}>
      {cards.map(({ card, as }) => (
        <LetterCard key={card} card={card} as={as} />
      ))}
    </p>
  </div>
);

/** The fate of the last words, until others are laid. */
function outcome(events: readonly Event[], names: Names, config: Config): string {
  const last = events.findLast(({ type }) => type === 'scored');
  return (last && describe(last, names, config)?.text) ?? text.noWords;
}

interface MarketProps {
  readonly letters: readonly LetterId[];
  /** Null when it is not this player's to take one. */
  readonly onPick: ((card: LetterId) => void) | null;
}

/** The letters of the auction. */
const Market = ({ letters, onPick }: MarketProps): JSX.Element => (
  <div class="market" data-next={onPick ? '' : undefined}>
    <h2>{text.auction}</h2>
    <ul class="row-of-cards plain" style={{ '--n': String(letters.length) }}>
      {letters.map((card) => (
        <li key={card}>
          <LetterCard card={card} marked onPress={onPick && (() => onPick(card))} />
        </li>
      ))}
    </ul>
  </div>
);

/** The community letters: a player who spells a word takes them from here. */
function Pool({ situation, draft }: Pick<BoardProps, 'situation' | 'draft'>): JSX.Element {
  const { words, pool } = situation.view;
  const used = new Set(words.flatMap(({ cards }) => cards.map(({ card }) => card)));
  const spelling = isSpelling(situation);
  return (
    <div class="pool">
      <p>
        {text.pool}
        <small>{pool.length > 0 ? text.poolOpen : text.poolEmpty}</small>
      </p>
      <ul class="plain">
        {pool.map((card) => (
          <li key={card}>
            <LetterCard
              card={card}
              class={used.has(card) ? 'in-use' : ''}
              more={wordNerds.letter.inPool}
              pressed={draft.word.some((it) => it.card === card)}
              onPress={spelling ? () => draft.spell(toggleCard(card, draft.word)) : null}
              onDrag={dragIntoWord(draft)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** [WN-6] [WN-8] Face-down tokens, turned together; then the order of picking they make. [WN-25] Or only that order. */
function Bids({ situation, names }: Pick<BoardProps, 'situation' | 'names'>): JSX.Element {
  const { view, step, waiting, me, given } = situation;
  const mine = given && 'token' in given ? given.token : null;
  const turned = view.bids.length > 0;
  const hasBids = componentsOf(view.config).bidding === 'tokens';
  const order = turned || !hasBids ? selectionOrder(view) : view.players.map((_, seat) => seat);
  return (
    <div class="bids">
      <ol class="plain" aria-label={hasBids ? text.bids : text.picks}>
        {order.map((seat, place) => {
          const bid = view.bids.find((one) => one.seat === seat);
          const down = !bid && step?.type === 'bid' && !waiting.includes(seat);
          const picking = step?.type === 'select' && step.seat === seat;
          return (
            <li key={seat} class={picking ? 'picking' : ''}>
              <Disc name={names.of(seat)} seat={seat} />
              <span class="name">{seat === me ? strings.you : names.of(seat)}</span>
              {bid ? (
                <span class="token turned" aria-hidden="true">
                  <b>{bidValue(bid)}</b>
                </span>
              ) : !hasBids ? null : (
                <span class={`token ${down ? 'down' : 'none'}`} aria-hidden="true">
                  {down && (seat === me && mine !== null ? <b>{mine}</b> : <Asterisk />)}
                </span>
              )}
              <small>
                {bid ? (
                  <>
                    <span class="sr-only">{text.bidOf(bid.token, bid.change)}, </span>
                    {bid.change !== 0 && <span aria-hidden="true">{text.bidOf(bid.token, bid.change)}, </span>}
                    {bid.winsTies && `${text.winsTies}, `}
                    {bid.free && `${text.free}, `}
                    {text.place(place)}
                  </>
                ) : !hasBids ? (
                  text.place(place)
                ) : down ? (
                  text.faceDown
                ) : (
                  text.noBid
                )}
              </small>
            </li>
          );
        })}
      </ol>
      <p class="how">
        {hasBids ? text.order : text.noBids} {text.first(names, view.first)}
      </p>
    </div>
  );
}
