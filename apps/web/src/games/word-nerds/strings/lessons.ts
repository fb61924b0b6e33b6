import type { LessonWords } from '../../../lessons/lesson.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  turn: {
    title: 'A whole turn',
    say: {
      bid: 'Words score points. At 100 the game ends, and the highest score wins. First you bid for letters: the highest bid picks first. You want the S, so bid 3 or more.',
      select: 'Your bid is the highest, so you pick first. Take the S.',
      declare:
        'Now spell a word from your letters and the community pool, with at least one of your own. Five letters earn a bonus: spell PATHS and tap “Word Nerd!”.',
      respond: 'Ada could still trump your word or challenge it. You have nothing to add: tap “Pass”.',
      else: 'Wait for Ada.',
    },
    done: 'That’s a whole turn: you bid for a letter, laid a word and scored 9. The next three letters come up soon.',
  },
  trump: {
    title: 'Trump a word',
    say: 'Ada laid PATHS, worth 9. You hold W, R, E, C and K. Spell a word worth 10 or more and tap “Trump”: then yours is the one that scores.',
    done: 'Your WRECK is worth more. PATHS still scores half for Ada: 4 points.',
  },
  card: {
    title: 'Play an action card',
    say: {
      respond:
        'WRECK, worth 12, trumps your PATHS, worth 9. Play your card −3 WORD VALUE on WRECK: a trump that only ties doesn’t win. Then pass.',
      else: 'Wait for Ada.',
    },
    done: 'Your PATHS holds. Action cards can raise or lower any word on the table.',
  },
  challenge: {
    title: 'Challenge a word',
    say: 'Ada says CACOON is a word. You don’t have to believe it: tap “Challenge CACOON”.',
    done: 'It isn’t in the dictionary, so it scores nothing and you get 10 points. If it had been a word, you’d have lost 10.',
  },
  pass: {
    title: 'Let it pass',
    say: 'Ada laid MIND, which is a word, and your A, E, I and O can’t beat it. There’s nothing to do, so tap “Pass”.',
    done: 'You won’t have to pass often. If you have no choice, the game passes for you. Auto-pass, the switch below your cards, does more of that: it still asks about each new word once, and when you hold a useful card. The others can’t tell who passed.',
  },
  buy: {
    title: 'Buy something',
    say: 'You can’t spell a word with V, V and W. At the end of a turn you can spend tokens: tap one, then “Buy a card”. Or tap a letter as well, then “Replace”.',
    done: 'That’s how you get out of a bad hand. Spent tokens come back when a word scores. With Auto-pass on you have a moment to buy: once you tap a token, the game waits for you.',
  },
};
