import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wordsy } from '#strings/wordsy.ts';
import { api } from '../../shell/api.ts';

/** What a word means, once the dictionary has spoken about it: never before, for that would tell whether it is one. */
export function Definition({ word }: { readonly word: string }): JSX.Element {
  const [text, setText] = useState<string>(wordsy.definition.loading);
  useEffect(() => {
    let current = true;
    void api.meaning(word).then((answer) => {
      if (!current) return;
      if (!answer.ok) setText(wordsy.definition.offline);
      else setText(answer.value.definition ?? wordsy.definition.none(word));
    });
    return () => {
      current = false;
    };
  }, [word]);
  return <p class="definition">{text}</p>;
}
