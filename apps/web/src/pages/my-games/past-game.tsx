import { GAMES, isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { myGames as strings } from '#strings/my-games.ts';
import { review } from '#strings/review.ts';
import { go, type PageProps } from '../../app/router.ts';
import type { PastGame } from '../../my-games/past-game.ts';
import { pastGame } from '../../my-games/store.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Bar, Notice, Shuffling, useHead } from '../../ui/page.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { RecordReview } from '../review/review-screen.tsx';

/** The review of a game whose record is on this device. */
export default function PastPage({ params }: PageProps): JSX.Element {
  const id = params['id'] ?? '';
  const load = async (): Promise<PastGame | 'gone'> => (await pastGame(id)) ?? 'gone';
  const past = useLoaded<PastGame | 'looking' | 'gone'>(load, [id], 'looking');
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
