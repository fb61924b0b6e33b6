import { entryAt } from '@wordhoard/kernel';
import type { Event } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Names } from '../../../table-kit/phrases.ts';
import { Refusal } from '../../../table-kit/prompt.tsx';
import { GLYPH } from '../../../table-kit/tiles/asterisks.ts';
import { Tile } from '../../../table-kit/tiles/tile.tsx';
import { WithAsterisks } from '../../../table-kit/tiles/with-asterisks.tsx';
import { WhyNot } from '../../../table-kit/why-not.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Definition, WordLink } from '../../../ui/word-meaning.tsx';
import { wildwords } from '../strings/play.ts';
import { playedWord } from '../strings/play-text.ts';
import { spell } from '../strings/spell.ts';
import { ConfirmDialog } from './actions.tsx';
import { verdictOf } from './prompt-text.ts';
import { blankReadings, isComplete, type Readings, readAs, readSoFar, withReading } from './readings.ts';
import './challenge.css';

interface SpellProps {
  readonly patterns: readonly string[];
  readonly answer: (words: readonly string[] | null) => void;
}

/** [WW-15] One line for each word made; every asterisk has a field for its string. */
export function Spell({ patterns, answer }: SpellProps): JSX.Element {
  const [readings, setReadings] = useState(() => blankReadings(patterns));
  const [incomplete, setIncomplete] = useState(false);
  const [sure, ask] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, [type=submit]')?.focus(), []);
  const read = (word: number, asterisk: number, text: string): void => {
    setReadings((before) => withReading(before, word, asterisk, text));
    setIncomplete(false);
  };
  return (
    <form
      class="spell"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete(readings)) return setIncomplete(true);
        answer(patterns.map((pattern, i) => readAs(pattern, readings[i]!)));
      }}
    >
      {patterns.map((pattern, i) => (
        <Reading key={i} pattern={pattern} strings={readings[i]!} onRead={(n, text) => read(i, n, text)} />
      ))}
      {incomplete && <Refusal code="incomplete" text={spell.empty} />}
      <div class="actions">
        <Button class="big" text={spell.giveIn} onClick={() => ask(true)} />
        <button type="submit" class="btn big primary">
          {spell.go}
        </button>
      </div>
      <ConfirmDialog title={spell.giveInTitle} open={sure} text={<p>{spell.giveInText}</p>} onClose={() => ask(false)}>
        <Button class="big primary" text={spell.giveIn} onClick={() => answer(null)} />
      </ConfirmDialog>
    </form>
  );
}

interface ReadingProps {
  readonly pattern: string;
  readonly strings: Readings[number];
  readonly onRead: (asterisk: number, text: string) => void;
}

function Reading({ pattern, strings, onRead }: ReadingProps): JSX.Element {
  let asterisks = 0;
  return (
    <fieldset>
      <legend class="sr-only">{spell.word(pattern)}</legend>
      <div class="reading">
        {Array.from(pattern, (face, i) => {
          if (face !== '*')
            return (
              <span key={i} aria-hidden="true">
                <Tile letter={face} />
              </span>
            );
          const n = asterisks++;
          return (
            <input
              key={i}
              class="input"
              aria-label={spell.asterisk(pattern, n + 1, strings.length)}
              value={strings[n]}
              size={Math.max(2, entryAt(strings, n).length + 1)}
              maxLength={45}
              autocomplete="off"
              autocorrect="off"
              autocapitalize="none"
              spellcheck={false}
              placeholder={GLYPH}
              onInput={(event) => onRead(n, event.currentTarget.value)}
            />
          );
        })}
      </div>
      <p class="muted small" aria-live="polite">
        {strings.length === 0 ? spell.plain : spell.reads(readSoFar(pattern, strings))}
      </p>
    </fieldset>
  );
}

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
