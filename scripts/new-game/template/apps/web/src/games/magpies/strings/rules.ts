import { ours, type RulesText } from '#strings/rules.ts';

export const text: RulesText = {
  lead: 'Gems are turned up one by one. All players bid one of their own in secret, and the highest bidder takes the gem into their nest. The most valuable nest wins.',
  sections: [
    {
      id: 'gem',
      title: 'A gem',
      rules: [
        ours`There are thirty gems, three of each value from 0 to 9. Each player holds three in secret.`,
        ours`A gem is turned up. Each player bids one gem from their hand; all bids are shown together.`,
        ours`The highest bid takes the gem and scores its value. All gems that were bid are spent.`,
        ours`If the highest bids are equal, those players race for the gem: the first to snatch it takes it. If several snatch within 0.3 seconds, one of them is drawn at random. If all leave it, no one takes it.`,
        ours`Then all players draw until they hold three gems.`,
      ],
    },
    {
      id: 'nest',
      title: 'The nest and the end',
      rules: [
        ours`Once in a game you may shake the nest: the gems in your hand are spent, and you draw as many.`,
        ours`When no gem is left to turn up, or a player has none to bid, the highest score wins.`,
      ],
    },
    {
      id: 'keys',
      title: 'Keys',
      rules: ['Tab goes to the next gem or button, Enter bids or presses it.'],
    },
  ],
  credit: 'A game by this project.',
};
