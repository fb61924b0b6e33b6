import type { RulesText } from '#strings/rules.ts';

export const text: RulesText = {
  lead: 'Gems are turned up one by one. Everybody bids one of their own in secret, and the highest takes it into the nest. The richest nest wins.',
  sections: [
    {
      id: 'gem',
      title: 'A gem',
      rules: [
        {
          text: 'There are thirty gems, three of each worth from 0 to 9. Everybody holds three in secret.',
          ours: true,
        },
        { text: 'A gem is turned up. Everybody bids one gem of their hand; all bids are shown together.', ours: true },
        { text: 'The highest bid takes the gem and scores its worth. All gems that were bid are spent.', ours: true },
        {
          text: 'Equal bids race: whoever snatches first has it, and those who snatch within a blink of each other draw lots. If all leave it, nobody has it.',
          ours: true,
        },
        { text: 'Then all hands are filled up to three.', ours: true },
      ],
    },
    {
      id: 'nest',
      title: 'The nest and the end',
      rules: [
        {
          text: 'Once a game you may shake the nest: the gems in your hand are spent, and you draw as many.',
          ours: true,
        },
        { text: 'When no gem is left to turn up, the highest score wins.', ours: true },
      ],
    },
    {
      id: 'keys',
      title: 'Keys',
      rules: [{ text: 'Tab goes from gem to gem and to the buttons, Enter bids or presses.' }],
    },
  ],
  credit: 'A game of this house.',
};
