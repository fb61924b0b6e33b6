import type { Event } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import type { Names } from '../../../table-kit/phrases.ts';
import { WithAsterisks } from '../../../table-kit/tiles/with-asterisks.tsx';
import { WhyNot } from '../../../table-kit/why-not.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Definition, WordLink } from '../../../ui/word-meaning.tsx';
import { wildwords } from '../strings/play.ts';
import { playedWord } from '../strings/play-text.ts';
import { verdictOf } from './prompt-text.ts';
import './challenge.css';

/** [WW-16] [WW-17] Who challenged what, what was spelt, what the dictionary says of it, and what it cost. */
export function Verdict({
  events,
  names,
}: {
  readonly events: readonly Event[];
  readonly names: Names;
}): JSX.Element | null {
  const { verdict: text } = wildwords;
  const judged = verdictOf(events);
  if (!judged) return null;
  const { seat, by, play, words, wrong, stands, agreed, disagreed, penalised, penalty } = judged;
  return (
    <div class="verdict" data-stands={stands}>
      <h2>
        <Icon name={stands ? 'check' : 'close'} />
        {stands ? text.stands : text.falls}
      </h2>
      <p>
        <WithAsterisks text={text.challenged(names, seat, by, playedWord(play))} />{' '}
        {!stands && `${text.turnLost(names, seat)} `}
        {penalised.length > 0
          ? wildwords.event.penalised(names, penalised, penalty)
          : stands && text.turnLost(names, by)}
      </p>
      {words === null && <p>{text.silent}</p>}
      <ul class="plain">
        {words?.map((word, i) => (
          <li key={i}>
            <WordLink word={word} /> <small>{wrong.includes(word) ? text.isNot : text.is}</small>{' '}
            {wrong.includes(word) ? <WhyNot word={word} /> : <Definition word={word} />}
          </li>
        ))}
      </ul>
      {agreed.length > 0 && <p>{text.agreed(names, agreed)}</p>}
      {disagreed.length > 0 && <p>{text.disagreed(names, disagreed)}</p>}
    </div>
  );
}
