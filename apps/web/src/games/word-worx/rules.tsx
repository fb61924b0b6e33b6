import { BIGRAMS, Dealer, scoreRound } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { rules } from '#strings/rules.ts';
import { wordWorxRules as text } from '#strings/word-worx-rules.ts';
import { Weld } from './weld.tsx';

/** The rules in our own words. The score is worked out by the game itself, so it cannot be wrong. */
export const Rules = (): JSX.Element => (
  <>
    <p>{text.lead}</p>
    <p class="dim">
      <span class="ours">{rules.ours}</span> {rules.oursNote}
    </p>
    {text.sections.map((section) => (
      <section key={section.id} id={section.id}>
        <h2>{section.title}</h2>
        <ul>
          {section.rules.map((rule) => (
            <li key={rule.text}>
              {rule.text} {rule.ours && <span class="ours">{rules.ours}</span>}
            </li>
          ))}
        </ul>
        {section.shows === 'bigrams' && (
          <p>
            {text.bigrams}: {BIGRAMS.map((face) => face.toUpperCase()).join(', ')}.
          </p>
        )}
        {section.shows === 'theft' && <Theft />}
        {section.shows === 'score' && <Score />}
      </section>
    ))}
    <p class="dim">{text.credit}</p>
  </>
);

const spelt = (dealer: Dealer, word: string): readonly string[] => dealer.take([...word]) ?? [];

function Theft(): JSX.Element {
  const dealer = new Dealer();
  const star = spelt(dealer, 'star');
  const made = spelt(dealer, 'shade');
  return (
    <figure class="example">
      <div class="row">
        <Weld cards={star} taken={star[0]!} />
        <Weld cards={made} />
      </div>
      <figcaption>
        <p>{text.theft('S', 'STAR', 'ART', 'HEAD', 'SHADE')}</p>
      </figcaption>
    </figure>
  );
}

const LEFT = 2;

function Score(): JSX.Element {
  const { lines, points } = scoreRound(text.score.words, LEFT, text.manifest, 'I3');
  return (
    <table>
      <caption>{text.score.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.score.word}</th>
          <th scope="col">{text.score.points}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.word}>
            <th scope="row">{line.word.toUpperCase()}</th>
            <td>{line.doubled ? `${line.points / 2} × 2 = ${line.points}` : line.points}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{text.score.left}</th>
          <td>{text.score.hand}</td>
        </tr>
        <tr>
          <th scope="row">{text.score.sum}</th>
          <td>{points}</td>
        </tr>
      </tbody>
    </table>
  );
}
