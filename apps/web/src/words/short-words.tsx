import { type ShortWords as Found, SHORT_LISTS, type ShortList } from '@wordhoard/lexicon/short-words';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { listLine, shortLists, shortWords as text } from '#strings/words.ts';
import { keepForOffline } from '../app/service-worker.ts';
import { LEXICON_URL } from '../offline/address.ts';
import { AskJudge } from '../review/messages.ts';
import { WordLink } from '../ui/word-meaning.tsx';
import './words.css';
import type { TableInfo } from '@wordhoard/protocol';
import { useGameOptions } from '../table-kit/game-options.ts';
import { Button } from '../ui/button.tsx';

interface ShortWordsProps {
  readonly game: string;
  readonly config: object;
  /** Words that the table has added. */
  readonly named: readonly string[];
  /** Words whose fate is open: left out, whether they are words or not. */
  readonly undecided?: readonly string[];
}

/** Two letters, three letters, Q without U …: what counts by this config, one list at a time, and all of them in print. */
export function ShortWords({ game, config, named, undecided = [] }: ShortWordsProps): JSX.Element {
  const [found, setFound] = useState<Found | 'coming' | 'missing'>('coming');
  const [shown, show] = useState<ShortList>('two');
  const [tries, setTries] = useState(0);
  const asked = JSON.stringify([game, config, named]);
  useEffect(() => {
    const worker = new AskJudge();
    let current = true;
    setFound('coming');
    void worker.ask('shortWords', { game, config, named }).then((lists) => {
      if (!current) return;
      setFound(lists ?? 'missing');
      if (lists) void keepForOffline([LEXICON_URL]);
      worker.close();
    });
    return () => {
      current = false;
      worker.close();
    };
  }, [asked, tries]);
  if (found === 'coming') return <p role="status">{text.loading}</p>;
  if (found === 'missing')
    return (
      <div role="status">
        <p>{text.failed}</p>
        <Button text={text.again} onClick={() => setTries(tries + 1)} />
      </div>
    );
  const wordsOf = (list: ShortList): readonly string[] => found[list].filter((word) => !undecided.includes(word));
  return (
    <div class="short-words">
      <fieldset class="which-list" aria-label={text.which}>
        {SHORT_LISTS.map((list) => (
          <button key={list} type="button" class="chip" aria-pressed={list === shown} onClick={() => show(list)}>
            {shortLists[list]}
            {/* Their number would tell whether one is missing. */}
            {undecided.length === 0 && <small>{found[list].length.toLocaleString('en')}</small>}
          </button>
        ))}
      </fieldset>
      {undecided.length > 0 && <p class="small">{text.undecided}</p>}
      {SHORT_LISTS.map((list) => (
        <section key={list} data-shown={list === shown}>
          <h2>{shortLists[list]}</h2>
          <ByLetter label={shortLists[list]} words={wordsOf(list)} />
        </section>
      ))}
      <Button class="not-printed" text={text.print} onClick={() => print()} />
    </div>
  );
}

/** The word an arrow key leads to; undefined for other keys. Up and down go by initial letters. */
function target(key: string, words: readonly string[], at: number): number | undefined {
  const initial = (index: number): string => words[index]?.[0] ?? '';
  const first = (index: number): number => words.findIndex((word) => word[0] === initial(index));
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, words.length - 1);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown': {
      const next = words.findIndex((word, index) => index > at && word[0] !== initial(at));
      return next < 0 ? words.length - 1 : next;
    }
    case 'ArrowUp':
      return first(at) < at ? first(at) : first(Math.max(0, at - 1));
    case 'Home':
      return 0;
    case 'End':
      return words.length - 1;
    default:
      return undefined;
  }
}

/** By their first letter. Tab stops here once; arrow keys go from word to word. */
function ByLetter({ label, words }: { readonly label: string; readonly words: readonly string[] }): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const letters = [...new Set(words.map((word) => word.charAt(0)))];
  if (words.length === 0) return <p>{text.none}</p>;
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((it) => it.matches(':focus'));
    const next = at < 0 ? undefined : target(event.key, words, at);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  };
  const reached = words[Math.min(current, words.length - 1)];
  return (
    <div ref={root} class="by-letter" role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {letters.map((letter) => (
        <div key={letter} class="letter">
          <b aria-hidden="true">{letter.toUpperCase()}</b>
          <ul class="plain">
            {words
              .filter((word) => word.startsWith(letter))
              .map((word) => (
                <li key={word}>
                  <WordLink word={word} skipped={word !== reached} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface TableShortWordsProps {
  readonly table: TableInfo;
  readonly undecided?: readonly string[];
}

/** The short words that count at this very table; over it, so that the game is as it was afterwards. */
export function TableShortWords({ table, undecided }: TableShortWordsProps): JSX.Element | null {
  const { game, config: agreed } = table.options;
  const options = useGameOptions(game);
  if (!options?.words) return null;
  const config = agreed ?? options.initial;
  const { dictionary, allowed } = options.words.of(config);
  return (
    <>
      <p class="small">{listLine(dictionary, table.words)}</p>
      <p class="small">{text.lead}</p>
      <ShortWords {...{ game, config, ...(undecided && { undecided }) }} named={allowed} />
    </>
  );
}
