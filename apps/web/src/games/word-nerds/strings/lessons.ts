import type { LessonWords } from '../../../lessons/words.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  bid: {
    title: 'Bid',
    say: {
      bid: 'Three letters are up. Both of you bid in secret, and who bids most chooses first. You hold P, A, T and want the S: bid 3 or more.',
      select: 'Your bid was the highest, so you choose first. Take the S.',
      else: 'Wait for the other player.',
    },
    done: 'The token you bid is spent for now. The letter nobody took lies in the middle, for everybody.',
  },
  declare: {
    title: 'Say “Word Nerd”',
    say: 'Make a word of your own letters and those in the middle, at least one of them your own. Five letters or more bring a bonus: declare a word of five.',
    done: 'Your word lies on the table. Nobody has looked it up: the others may doubt it, or lay a better one.',
  },
  trump: {
    title: 'Trump it',
    say: 'The other player has laid PATHS, worth 9. You hold W, R, E, C, K. Lay a real word worth more, and yours is the one that counts.',
    done: 'Yours is worth more. The beaten word still brings its player half.',
  },
  card: {
    title: 'Play a card',
    say: {
      respond:
        'Your PATHS, worth 9, is trumped by WRECK, worth 12. Play your card −3 on WRECK: then they are level, which does not beat you. Then pass.',
      else: 'Wait for the other player.',
    },
    done: 'PATHS has held. Cards can make any word on the table better or worse.',
  },
  challenge: {
    title: 'Challenge it',
    say: 'The other player says CACOON is a word. You do not have to believe it: challenge it.',
    done: 'It is in no dictionary: it scores nothing, and you get 10 points. Had it been a word, you would have lost 10.',
  },
  pass: {
    title: 'Let it pass',
    say: 'The other player has laid MIND, which is a word, and A, E, I, O cannot beat it. Then there is nothing to do: pass.',
    done: 'You won’t have to pass often. Where you have nothing to choose, nobody asks you. And Auto-pass, the switch below your cards, passes on the rest: it asks you about each new word once, and when you hold a useful card. The others can’t tell who passed.',
  },
  buy: {
    title: 'Buy something',
    say: 'V, V and W: nothing can be made of those. At the end of a turn, pay with a token: either for new letters in place of old ones, or for an action card.',
    done: 'That is how you get out of a bad hand. Spent tokens come back when somebody’s word has scored. With Auto-pass on you have a moment for this: tap a token, and the table waits for you.',
  },
};
