import {
  kindOf,
  LIMITS,
  type Refusal,
  runBetween,
  type Square,
  type StepReward,
  type TurnSoFar,
  type Wordsmith,
} from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Actions } from '../../../table-kit/actions.tsx';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { Prompt, QuestionTimer } from '../../../table-kit/prompt.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { WhyNot } from '../../../table-kit/why-not.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { WordLink } from '../../../ui/word-meaning.tsx';
import type { HeldTool } from '../hand/draft.ts';
import type { TurnDraft } from '../hand/use-draft.ts';
import { ItemIcon } from '../sheet/drawing.tsx';
import { focusSheet } from '../sheet/grid.tsx';
import { wordsmith } from '../strings/play.ts';
import { inWords } from './refusals.ts';
import './prompt.css';

interface TurnPromptProps extends Pick<GameTableProps<Wordsmith>, 'session' | 'table'> {
  readonly until: Situation<Wordsmith>['until'];
  readonly text: string;
  /** The last step of a turn under way. */
  readonly last: StepReward | undefined;
  readonly refusal: TurnDraft['refusal'];
  /** Opens the reference card, which a player can open at any time [WS-1]. */
  readonly onLetterCard: () => void;
}

/** [WS-9] In letters. The game's own constant would bring its rules into the page. */
const SHORTEST = 4;

/** The situation or a refusal, and the time left. */
export function TurnPrompt({ session, table, until, text, last, refusal, onLetterCard }: TurnPromptProps): JSX.Element {
  // The last step is read out before the next options.
  useEffect(() => {
    if (last) announce(wordsmith.ask.did(last), { mine: true });
  }, [last]);
  useEffect(() => announce(text, { mine: true }), [text]);
  // A code the game doesn't know is the server's.
  const own = refusal as Refusal | null;
  return (
    <Prompt
      text={text}
      refusal={refusal && { code: refusal.code, text: inWords(refusal) }}
      refusalMore={own?.code === 'not-a-word' && <WhyNot word={own.word} suggest="plain" minimum={SHORTEST} />}
      timer={<QuestionTimer {...{ session, table, until }} limit="turn" limits={LIMITS} />}
    >
      <button type="button" class="ws-letter-card" onClick={onLetterCard}>
        {wordsmith.letters.short}
        <span class="sr-only">{wordsmith.letters.open}</span>
      </button>
    </Prompt>
  );
}

interface TurnActionsProps {
  readonly draft: TurnDraft;
  readonly onPoint: (squares: readonly Square[]) => void;
}

/** Words that bring something, items that may be used, the steps so far, words that bring nothing, and the buttons. */
export function TurnActions({ draft, onPoint }: TurnActionsProps): JSX.Element {
  const { hand, turn, offered, isLeaving } = draft;
  if (hand && 'letter' in hand && hand.letter === null)
    return <LetterChoice onLetter={(letter) => takeUp(draft, { ...hand, letter })} onCancel={() => draft.take(null)} />;
  const tools = toolsOf(turn.remaining);
  const offers = (gains: boolean): JSX.Element | false =>
    !isLeaving && offered.some((it) => it.gains === gains) && <Offers {...{ draft, gains, onPoint }} />;
  // A phone shows little between the sheet and the buttons, so what can be lost comes first.
  return (
    <>
      {offers(true)}
      {!isLeaving && tools.length > 0 && (
        <div class="ws-offers">
          {tools.map(({ tool, label }) => (
            <button
              key={tool.is}
              type="button"
              class="btn wood"
              aria-pressed={hand?.is === tool.is}
              onClick={() => (hand?.is === tool.is ? draft.take(null) : takeUp(draft, tool))}
            >
              <ItemIcon kind={tool.is} /> {label}
            </button>
          ))}
        </div>
      )}
      {turn.rewards.length > 0 && <Steps rewards={turn.rewards} />}
      {offers(false)}
      <TurnButtons draft={draft} />
    </>
  );
}

type ItemTool = Extract<HeldTool, { is: 'goblet' | 'sword' }>;

/** The forged items that can be used this turn. */
const toolsOf = ({ goblets, swords }: TurnSoFar['remaining']): { tool: ItemTool; label: string }[] => [
  ...(goblets > 0 ? [{ tool: { is: 'goblet', letter: null } as const, label: wordsmith.ask.goblet(goblets) }] : []),
  ...(swords > 0 ? [{ tool: { is: 'sword' } as const, label: wordsmith.ask.sword(swords) }] : []),
];

/** Takes up an item: the next thing to do is on the sheet, unless its letter is still to be chosen. */
function takeUp(draft: TurnDraft, tool: HeldTool): void {
  draft.take(tool);
  if (!('letter' in tool) || tool.letter !== null) focusSheet();
}

/**
 * Undo, redo and confirm. Where something is left undone, the player is asked first, and the button that would mend it
 * takes the place of the one that confirms: a second tap in haste loses nothing, and the focus stays.
 */
function TurnButtons({ draft }: { readonly draft: TurnDraft }): JSX.Element {
  const { ask } = wordsmith;
  const { turn, offered, isLeaving, isSending, canRedo } = draft;
  const next = { primary: true, disabled: isSending, next: turn.remaining.letters === 0 };
  if (!isLeaving)
    return (
      <Actions
        actions={[
          { id: 'back', label: ask.undo, icon: 'undo', disabled: turn.rewards.length === 0, onPress: draft.undo },
          ...(canRedo ? [{ label: ask.redo, onPress: draft.redo }] : []),
          { id: 'go', label: ask.confirm, ...next, onPress: draft.confirm },
        ]}
      />
    );
  const claim = offered.find(({ gains }) => gains)?.claim;
  const [item] = toolsOf(turn.remaining);
  const mend = (): void => {
    if (claim) draft.claim(claim);
    else if (item) takeUp(draft, item.tool);
  };
  return (
    <Actions
      actions={[
        { id: 'back', label: ask.without, onPress: draft.confirm },
        { id: 'go', label: claim ? ask.claimWord(claim.word) : (item?.label ?? ''), ...next, onPress: mend },
      ]}
    />
  );
}

interface LetterChoiceProps {
  readonly onLetter: (letter: string) => void;
  readonly onCancel: () => void;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Takes the place of everything else until a letter is chosen. */
const LetterChoice = (props: LetterChoiceProps): JSX.Element => (
  <fieldset class="ws-letters" data-next onKeyDown={(event) => onLetterKey(event, props)}>
    <legend>{wordsmith.ask.which}</legend>
    {LETTERS.map((letter) => (
      <button key={letter} type="button" class="tile" onClick={() => props.onLetter(letter)}>
        <b>{letter.toUpperCase()}</b>
      </button>
    ))}
    <Button class="quiet" text={wordsmith.ask.cancel} onClick={props.onCancel} />
  </fieldset>
);

/** Left and right go from letter to letter. Up and down keep their meaning: the rows of letters are of any length. */
const NEIGHBOURS: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowLeft: 'previousElementSibling',
  ArrowRight: 'nextElementSibling',
};

function onLetterKey(event: KeyboardEvent, { onLetter, onCancel }: LetterChoiceProps): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const neighbour = NEIGHBOURS[event.key];
  const beside = neighbour && document.activeElement?.[neighbour];
  if (/^[a-z]$/i.test(event.key)) onLetter(event.key.toLowerCase());
  else if (event.key === 'Escape') onCancel();
  else if (beside instanceof HTMLButtonElement) beside.focus();
  else return;
  event.preventDefault();
}

/** The steps of this turn so far, in chips. */
const Steps = ({ rewards }: Pick<TurnSoFar, 'rewards'>): JSX.Element => (
  <ol class="ws-steps plain" aria-label={wordsmith.ask.soFar}>
    {rewards.map((earned, i) => {
      const [what, how] = wordsmith.ask.step(earned);
      return (
        <li key={i}>
          <span class="chip">
            {earned.claim ? <WordLink word={what} /> : what && <b>{what}</b>} {how}
          </span>
          {earned.forged.map((name) => (
            <span key={name} class="chip gold">
              <ItemIcon kind={kindOf(name)} /> {kindOf(name)}
            </span>
          ))}
        </li>
      );
    })}
  </ol>
);

interface OffersProps extends TurnActionsProps {
  /** True for claims that bring something, false for the others. */
  readonly gains: boolean;
}

/** Words to claim. Their squares are pointed out while the pointer or the focus is on them. */
const Offers = ({ draft, gains, onPoint }: OffersProps): JSX.Element => (
  <ul class="ws-offers plain" aria-label={gains ? wordsmith.ask.offered : wordsmith.ask.offeredIdle}>
    {draft.offered
      .filter((it) => it.gains === gains)
      .map(({ claim, earned }, i) => {
        const point = (): void => onPoint(runBetween(claim.from, claim.to) ?? []);
        const leave = (): void => onPoint([]);
        return (
          <li key={`${claim.from}-${claim.to}`}>
            <button
              type="button"
              class={gains ? 'btn primary' : 'btn'}
              data-next={(i === 0 && gains) || undefined}
              onClick={() => {
                leave();
                draft.claim(claim);
              }}
              onPointerEnter={point}
              onPointerLeave={leave}
              onFocus={point}
              onBlur={leave}
            >
              <span>
                {wordsmith.ask.claim} <span class="word">{claim.word}</span>
              </span>
              <small>{wordsmith.ask.brings(earned)}</small>
            </button>
          </li>
        );
      })}
  </ul>
);
