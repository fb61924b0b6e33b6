import type { Seat } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import { type ActionId, actionsOf, type LetterId, type WordCard, type WordNerds } from '@wordhoard/word-nerds';
import { play as sound } from '../../../device/sound.ts';
import type { Session } from '../../../net/session.ts';
import { useAnswer } from '../../../table-kit/answer-draft.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import type { LastAnswer } from '../prompt/passed-over.ts';
import { inWords } from '../prompt/refusals.ts';
import { type Draft, usualTokens } from './draft.ts';
import { type CardWithWord, changeCard, playableCards, stillThere } from './spelling.ts';

interface DraftWord {
  readonly word: readonly WordCard[];
  readonly cards: readonly CardWithWord[];
}

interface Choices {
  readonly letters: readonly LetterId[];
  readonly tokens: readonly number[];
  readonly card: ActionId | null;
}

export function useDraft(
  situation: Situation<WordNerds>,
  {
    session,
    observation: { events },
    move,
    free,
  }: Pick<GameTableProps<WordNerds>, 'session' | 'observation' | 'move' | 'free'>,
): Draft {
  const { view, question, me, step, given } = situation;
  // A word is spelt for the whole turn; everything else is chosen for one question.
  const spelt = useAnswer<DraftWord>(view.turn, () => ({ word: [], cards: [] }));
  const chosen = useAnswer<Choices>(question, () => ({ letters: [], tokens: usualTokens(situation), card: null }));
  const changeWord = (part: Partial<DraftWord>): void => {
    chosen.refuse(null);
    spelt.change({ ...spelt.draft, ...part });
  };
  const choose = (part: Partial<Choices>): void => chosen.change({ ...chosen.draft, ...part });
  const send = async (sent: Promise<AnyRefusal | null>): Promise<void> => {
    if (!(await chosen.send(sent))) return;
    sound('lock');
    choose({ card: null });
  };
  /** [WN-20] The table waits for a player who begins to buy. */
  const browse = (): void => {
    if (me === null || step?.type !== 'purchase' || given || !session.passing.peek().get(me)?.now) return;
    // If it comes too late, the next question says so.
    void move(me, { type: 'browse' });
  };
  const hand = view.hand?.letters ?? [];
  const { letters, tokens, card } = chosen.draft;
  const isLaid = spelt.draft.word.some(({ card: used }) =>
    view.words.some(({ owner, cards }) => owner === me && cards.some((it) => it.card === used)),
  );
  const word = isLaid ? [] : stillThere(spelt.draft.word, { hand, pool: view.pool });
  return {
    word,
    actions: me === null ? [] : playableCards(view, me, word, spelt.draft.cards),
    letters: letters.filter((it) => hand.includes(it)),
    tokens,
    card: card !== null && view.hand?.actions.includes(card) ? card : null,
    refusal: chosen.refusal && { ...chosen.refusal, text: inWords(chosen.refusal, actionsOf(view.config)) },
    spell: (cards) => changeWord({ word: cards }),
    layWithWord: (it, target) => changeWord({ cards: changeCard(view, spelt.draft.cards, it, target) }),
    toggleLetter: (it, most) => {
      browse();
      choose({ letters: toggled(chosen.draft.letters, it, most) });
    },
    toggleToken: (it, most) => {
      browse();
      choose({ tokens: toggled(chosen.draft.tokens, it, most) });
    },
    takeUp: (it) => choose({ card: it }),
    answer: (answer) => {
      if (me === null) return;
      const last = lastAnswers(session);
      last.set(me, { answer, told: events.length, sealed: false });
      void send(
        move(me, answer).then((refusal) => {
          if (refusal) last.delete(me);
          return refusal;
        }),
      );
    },
    play: (it) => void (me !== null && send(free(me, it))),
  };
}

const toggled = <T>(all: readonly T[], one: T, most: number): readonly T[] =>
  all.includes(one) ? all.filter((it) => it !== one) : [...all, one].slice(-most);

const lastBySession = new WeakMap<Session, Map<Seat, LastAnswer>>();

/** The last answer of each seat at this device; kept while other players hold the device. */
export function lastAnswers(session: Session): Map<Seat, LastAnswer> {
  const last = lastBySession.get(session) ?? new Map<Seat, LastAnswer>();
  lastBySession.set(session, last);
  return last;
}
