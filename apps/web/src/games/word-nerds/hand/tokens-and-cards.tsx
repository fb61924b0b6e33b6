import { forSeat, type Observation } from '@wordhoard/kernel';
import { actionsOf, unspentTokens, type WordNerds, whyNotPlayable } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useGameKeys } from '../../../table-kit/actions.tsx';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { inWords } from '../prompt/refusals.ts';
import { wordNerds } from '../strings/play.ts';
import { isSpelling, owedTokens, type PlayerProps } from './draft.ts';

/** Not needed before the first reaction window, and never in a review. */
const AutoPass = lazy(async () => (await import('../sidebar/controls.tsx')).AutoPass);
const VoteToEnd = lazy(async () => (await import('../sidebar/controls.tsx')).VoteToEnd);

interface TokensAndCardsProps extends PlayerProps, Pick<GameTableProps<WordNerds>, 'session' | 'table'> {
  readonly seen: Observation<WordNerds>;
}

/** The player's tokens and action cards, auto-pass, and the vote to end the game. */
export function TokensAndCards({ session, table, seen, ...player }: TokensAndCardsProps): JSX.Element {
  const passing = session.passing.value.get(player.seat);
  // Several people at one device are asked together, and nothing is passed for one of them.
  const isAlone = table.seats.filter((it) => it?.who === session.you.value).length === 1;
  return (
    <>
      <Tokens {...player} />
      <div class="own-cards">
        <ActionCards {...player} />
        {passing && isAlone && <AutoPass {...{ session, table, passing }} />}
        <VoteToEnd {...player} may={seen.free.includes('stop')} />
      </div>
    </>
  );
}

/** Tokens to bid with, to take back or to buy with. */
function Tokens({ situation, seat, draft }: PlayerProps): JSX.Element {
  const { view, step, mine } = situation;
  const { tokens: text } = wordNerds;
  const player = forSeat(view.players, seat);
  const payable = unspentTokens(player, view.topToken);
  const most = step?.type === 'keep' ? owedTokens(situation) : step?.type === 'bid' ? 1 : view.topToken;
  const mayChoose = (token: number): boolean => {
    if (!mine) return false;
    if (step?.type === 'bid') return payable.includes(token);
    const spent = player.spent.includes(token);
    if (step?.type === 'keep') return spent && most > 0;
    return step?.type === 'purchase' && token > 0 && !spent;
  };
  useGameKeys((key) => {
    const token = /^\d$/.test(key) ? Number(key) : -1;
    const isThere = token >= 0 && token <= view.topToken && mayChoose(token);
    return isThere ? () => draft.toggleToken(token, most) : undefined;
  });
  return (
    <section class="tokens" aria-label={text.label}>
      <h2>{text.label}</h2>
      <ul class="plain">
        {Array.from({ length: view.topToken + 1 }, (_, token) => {
          const spent = player.spent.includes(token);
          const chosen = draft.tokens.includes(token);
          const look = `token ${spent ? 'spent' : ''} ${chosen ? 'chosen' : ''}`;
          return (
            <li key={token}>
              {mayChoose(token) ? (
                <button
                  type="button"
                  class={look}
                  aria-label={text.token(token)}
                  aria-pressed={chosen}
                  onClick={() => draft.toggleToken(token, most)}
                >
                  <b>{token}</b>
                </button>
              ) : (
                <span class={look} role="img" aria-label={spent ? text.spent(token) : text.token(token)}>
                  <b>{token}</b>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The player's action cards: those that can be played now, and why the others can't. */
function ActionCards({ situation, seat, draft }: PlayerProps): JSX.Element {
  const { view, step } = situation;
  const { cards: text } = wordNerds;
  // [WN-14] A word may be laid now, and cards with it.
  const spelling = isSpelling(situation);
  const cards = view.hand?.actions ?? [];
  const deck = actionsOf(view.config);
  return (
    <section class="action-cards" aria-label={text.label}>
      <h2>{text.label}</h2>
      {cards.length === 0 && <p class="muted small">{text.none}</p>}
      <ul class="plain">
        {cards.map((card) => {
          const { name, text: does, when, applyToWord } = deck.card(card);
          const whyNot = step && whyNotPlayable(card, { view, seat, step });
          return (
            <li key={card}>
              <button
                type="button"
                class={`action ${draft.card === card ? 'chosen' : ''}`}
                disabled={Boolean(whyNot)}
                aria-pressed={draft.card === card}
                onClick={() => draft.takeUp(card)}
              >
                <b>{text.name(name)}</b>
                <span>{does}</span>
                <small>{text.when(when, Boolean(applyToWord))}</small>
                {whyNot && spelling && applyToWord && <em>{wordNerds.withWord.hint}</em>}
                {whyNot && whyNot.code !== 'not-now' && <em>{inWords(whyNot, deck)}</em>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
