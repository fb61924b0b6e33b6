import { GAMES, isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { myGames as strings } from '#strings/my-games.ts';
import { review } from '#strings/review.ts';
import { go, type PageProps } from '../../app/router.ts';
import type { PastGame } from '../../my-games/past-game.ts';
import { pastGame } from '../../my-games/store.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Bar, Notice, Shuffling, useHead } from '../../ui/page.tsx';
import { RecordReview } from '../review/review-screen.tsx';

/** The review of a game whose record is on this device. */
export default function PastPage({ params }: PageProps): JSX.Element {
  const id = params['id'] ?? '';
  const [past, setPast] = useState<PastGame | 'looking' | 'gone'>('looking');
  useEffect(() => {
    let current = true;
    void pastGame(id).then((found) => current && setPast(found ?? 'gone'));
    return () => {
      current = false;
    };
  }, [id]);
  const game = typeof past === 'string' ? undefined : past.game;
  useHead(game && isGameId(game) ? review.title(GAMES[game].title) : strings.title, game);
  if (past === 'looking') return <Shuffling text={review.open.reading} />;
  if (past !== 'gone' && past.record) {
    const { record, mine } = past;
    const source = { record, mine, back: '/games', backText: strings.back, link: `/play/${past.game}` };
    return <RecordReview source={source} onOther={() => go('/games')} />;
  }
  return (
    <>
      <Bar />
      <Notice title={strings.gone}>
        <p>{strings.goneText}</p>
        <LinkButton class="primary" text={strings.back} href="/games" />
      </Notice>
    </>
  );
}
