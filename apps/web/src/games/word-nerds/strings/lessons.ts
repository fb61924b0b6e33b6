import type { LessonWords } from '../../../lessons/words.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  turn: {
    title: 'A whole turn',
    say: {
      bid: 'Words bring points, and 100 points end the game: the highest score wins. First you bid for letters, and the highest bid picks first. You want the S: bid 3 or more.',
      select: 'Your bid is the highest, so you pick first. Take the S.',
      declare:
        'Now make a word of your letters and the community pool’s, at least one of them yours. Five letters bring a bonus: spell PATHS and tap “Word Nerd!”.',
      respond: 'Ada could still trump your word or challenge it. You have nothing to add: tap “Pass”.',
      else: 'Wait for Ada.',
    },
    done: 'That’s a whole turn: you bid for a letter, laid a word, and scored 9. The next three letters come up soon.',
  },
  trump: {
    title: 'Trump it',
    say: 'Ada has laid PATHS, worth 9. You hold W, R, E, C, K. Spell a word worth 10 or more and tap “Trump”: then yours is the one that scores.',
    done: 'Your WRECK is worth more. PATHS still brings Ada half of its 9 points.',
  },
  card: {
    title: 'Play a card',
    say: {
      respond:
        'Your PATHS, worth 9, is trumped by WRECK, worth 12. Play your card −3 WORD VALUE on WRECK: a word that is only level doesn’t beat yours. Then pass.',
      else: 'Wait for Ada.',
    },
    done: 'Your PATHS holds. Cards can make any word on the table better or worse.',
  },
  challenge: {
    title: 'Challenge it',
    say: 'Ada says CACOON is a word. You don’t have to believe it: tap “Challenge CACOON”.',
    done: 'It isn’t in the dictionary, so it scores nothing, and you get 10 points. If it had been a word, you would have lost 10.',
  },
  pass: {
    title: 'Let it pass',
    say: 'Ada has laid MIND, which is a word, and your A, E, I, O can’t beat it. There is nothing to do, so tap “Pass”.',
    done: 'You won’t have to pass often. Where you have nothing to choose, nobody asks you. And Auto-pass, the switch below your cards, passes on the rest: it asks you about each new word once, and when you hold a useful card. The others can’t tell who passed.',
  },
  buy: {
    title: 'Buy something',
    say: 'You can’t make a word of V, V and W. At the end of a turn you may pay with tokens: tap one, then “Buy a card”. Or also tap a letter, then “Replace”.',
    done: 'That is how you get out of a bad hand. Spent tokens come back when somebody’s word has scored. With Auto-pass on you have a moment for this: tap a token, and the table waits for you.',
  },
};
