import { titleOf } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lessons as strings } from '#strings/lessons.ts';
import { offersLesson } from '../../lessons/progress.ts';
import './learn.css';
import { IconButton, LinkButton } from '../../ui/button.tsx';

/**
 * Offers a newcomer a lesson, once. Shown over the row of latest events while there are none; gone with the first move.
 */
export function LessonOffer({ game }: { readonly game: string }): JSX.Element | null {
  const [offered, offer] = useState(false);
  useEffect(() => offer(offersLesson(game)), [game]);
  useEffect(() => {
    if (!offered) return;
    const playing = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.play main')) offer(false);
    };
    document.addEventListener('click', playing);
    document.addEventListener('keydown', playing);
    return () => {
      document.removeEventListener('click', playing);
      document.removeEventListener('keydown', playing);
    };
  }, [offered]);
  if (!offered) return null;
  return (
    <aside class="lesson-offer" aria-label={strings.offer.label}>
      <p>{strings.offer.text(titleOf(game))}</p>
      <LinkButton text={strings.offer.yes} href={`/learn/${game}`} />
      <IconButton icon="close" label={strings.offer.no} onClick={() => offer(false)} />
    </aside>
  );
}
