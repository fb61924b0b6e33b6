import type { Event } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wildwords } from '#strings/wildwords.ts';
import { api } from '../../shell/api.ts';
import { Icon } from '../../shell/icon.tsx';
import type { Names } from '../../shell/table/names.ts';
import { verdictOf } from './verdict.ts';
import './verdict.css';

/** [WW-16] [WW-17] What was spelt, what the dictionary says of it, and what it cost. */
export function Verdict({
  events,
  names,
}: {
  readonly events: readonly Event[];
  readonly names: Names;
}): JSX.Element | null {
  const { verdict: text } = wildwords;
  const found = verdictOf(events);
  if (!found) return null;
  const { stands, wrong, agreed, disagreed, penalised, penalty } = found.judged;
  return (
    <div class="verdict" data-stands={stands}>
      <h2>
        <Icon name={stands ? 'check' : 'close'} />
        {stands ? text.stands : text.falls}
      </h2>
      {found.spelt === null && <p>{text.silent}</p>}
      <ul class="plain">
        {found.spelt?.map((word, i) => (
          <li key={i}>
            <span class="word">{word}</span> <small>{wrong.includes(word) ? text.isNot : text.is}</small>
            {!wrong.includes(word) && <Definition word={word} />}
          </li>
        ))}
      </ul>
      {agreed.length > 0 && <p>{text.agreed(names, agreed)}</p>}
      {disagreed.length > 0 && <p>{text.disagreed(names, disagreed)}</p>}
      {penalised.length > 0 && <p>{text.penalised(names, penalised, penalty)}</p>}
    </div>
  );
}

/** Only of words the dictionary has already spoken about: before, it would tell whether they are any. */
function Definition({ word }: { readonly word: string }): JSX.Element {
  const [text, setText] = useState<string>(wildwords.definition.loading);
  useEffect(() => {
    let current = true;
    void api.meaning(word).then((answer) => {
      if (!current) return;
      if (!answer.ok) setText(wildwords.definition.offline);
      else setText(answer.value.definition ?? wildwords.definition.none(word));
    });
    return () => {
      current = false;
    };
  }, [word]);
  return <p class="definition">{text}</p>;
}
