import { componentsOf, type Deck, GOALS, goalRuleOf } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { Chapters } from '../../../table-kit/rules/chapters.tsx';
import { LetterCounts } from '../hand/letter-card.tsx';
import { Drawing, GoalPicture } from '../sheet/drawing.tsx';
import { wordsmith } from '../strings/play.ts';
import { wordsmithRules as text } from '../strings/rules.ts';
import { EXAMPLE_AFTER, EXAMPLE_BEFORE } from './example.ts';
import '../sidebar/sidebar.css';
import './rules.css';

const PRINTED = componentsOf({});
const DECKS: readonly Deck[] = ['printed', 'balanced'];

/** The rules in our own words, with the decks, the goals and an example. */
export const Rules = (): JSX.Element => (
  <Chapters
    text={text}
    after={({ id }) => {
      if (id === 'cards') return <Decks />;
      if (id === 'goals') return <GoalCards />;
      return id === 'words' && <Example />;
    }}
  />
);

const Decks = (): JSX.Element => (
  <>
    {DECKS.map((deck) => (
      <figure key={deck} class="ws-deck">
        <figcaption>{text.decks[deck]}</figcaption>
        <LetterCounts config={{ deck }} />
      </figure>
    ))}
  </>
);

/** Fourteen goals: both sides of each card, as the table shows them. */
const GoalCards = (): JSX.Element => (
  <figure class="ws-goals">
    <figcaption>{text.goals.caption}</figcaption>
    <ul class="plain">
      {GOALS.map((goal) => (
        <li key={goal}>
          <GoalPicture rule={goalRuleOf(PRINTED, goal)} />
          <span>
            {wordsmith.goals.name(goal)}
            <small>{text.goals.side(goal)}</small>
          </span>
        </li>
      ))}
    </ul>
  </figure>
);

const Example = (): JSX.Element => (
  <figure class="ws-example">
    <Drawing items={PRINTED} sheet={EXAMPLE_AFTER} before={EXAMPLE_BEFORE} />
    <figcaption>{text.example}</figcaption>
  </figure>
);
