import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Actions } from '../../../table-kit/actions.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { joining, responding } from '../battle/replying.ts';
import { discarding, keeping } from '../hand/letting-go.ts';
import { bidding, buying } from '../screen/spending.ts';
import { wordNerds } from '../strings/play.ts';
import { declaring } from '../word/declaring.ts';
import { type Button, PASS } from './button.ts';
import type { Own } from './use-desk.ts';

/** Cards are taken up now and then: how they are aimed is fetched when the first one is. */
const Aim = lazy(async () => (await import('../cards/aim.tsx')).Aim);
const Daring = lazy(async () => (await import('../battle/daring.tsx')).Daring);

/** The one thing to do now: answer the question, or aim the card that was taken up. */
export function Doing(own: Own): JSX.Element | null {
  const { situation, desk } = own;
  const { card } = desk;
  const buttons = card === null && situation.mine ? answers(own) : [];
  const [dared, dare] = useState<Button | null>(null);
  const press = (it: Button): void => (it.sure === undefined ? desk.answer(it.answer) : dare(it));
  // The question may have changed meanwhile, or the word may be out of reach.
  const sure = buttons.find(({ label }) => label === dared?.label);
  if (card !== null) return <Aiming {...own} card={card} />;
  if (!situation.mine) return null;
  // Where tokens or letters are chosen, the button stands under them; elsewhere it stays visible.
  const stays = ['bid-cards', 'declare', 'respond', 'join', 'keep'].includes(situation.step?.type ?? '');
  return (
    <section class={`doing ${stays ? 'stays' : ''}`} aria-label={wordNerds.answers} data-doing>
      <Actions
        actions={buttons.map((it) => ({
          ...it,
          next: it.primary === true || it.label === wordNerds.act.pass,
          onPress: () => press(it),
        }))}
      />
      {dared && (
        <Daring
          text={sure?.sure ?? null}
          onYes={() => {
            dare(null);
            if (sure) desk.answer(sure.answer);
          }}
          onNo={() => dare(null)}
        />
      )}
    </section>
  );
}

/** A card that was taken up, to be aimed and played. */
const Aiming = ({ situation, seat, desk, names, card }: Own & { readonly card: string }): JSX.Element => (
  <section class="doing stays" aria-label={wordNerds.answers}>
    <Aim
      key={card}
      {...{ card, seat, names }}
      view={situation.view}
      onPlay={(target) => desk.play({ type: 'card', card, target })}
      onCancel={() => desk.takeUp(null)}
    />
  </section>
);

/** The answers to the open decision. The buttons are one row whatever is asked: a focus on "Pass" stays there. */
function answers(own: Own): readonly Button[] {
  switch (own.situation.step?.type) {
    case 'bid':
      return bidding(own);
    case 'bid-cards':
      return [{ ...PASS, primary: true }];
    case 'declare':
      return declaring(own);
    case 'respond':
      return responding(own);
    case 'join':
      return joining();
    case 'keep':
      return keeping(own);
    case 'purchase':
      return buying(own);
    case 'drop':
    case 'discard':
      return discarding(own);
    // The letters of the auction are buttons themselves.
    case 'select':
    case undefined:
      return [];
  }
}
