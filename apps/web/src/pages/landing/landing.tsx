import { GAME_IDS, GAMES, type GameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { landing, players } from '#strings/landing.ts';
import { me } from '#strings/on-device.ts';
import { shell } from '#strings/shell.ts';
import { myName, myPicture } from '../../device/me.ts';
import { myTables } from '../../device/my-tables.ts';
import { TAUGHT } from '../../lessons/lesson.ts';
import { Logo } from '../../table-kit/tiles/tile.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Face } from '../../ui/face.tsx';
import { Icon } from '../../ui/icon.tsx';
import { JoinForm } from '../../ui/join-form.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { cardOf } from './cards.ts';
import './landing.css';
import './game-card.css';
import { keptDay, keptDays, scoreOf } from '../../hoard/stored-days.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { GamesToWatch, GoingOn, OpenTables, useListings, useMyTurns } from './tables.tsx';

const MeForm = lazy(async () => (await import('../../ui/me-form.tsx')).MeForm);

/** The game behind 'Play now' before there is a choice: the quickest to learn, eight letters and a word. */
const QUICK: GameId = 'wordsy';

export default function Landing(): JSX.Element {
  const listings = useListings();
  const told = useMyTurns();
  const goingOn = (
    <GoingOn rematches={listings === null || listings === 'offline' ? [] : listings.rematches} told={told} />
  );
  // Others may wait there; a game on this device keeps no one waiting. Known without a request, so that nothing moves.
  const comesFirst = myTables().length > 0;
  return (
    <div class="landing">
      <header class="top">
        <h1 tabIndex={-1}>
          <span class="wordmark only-wide">{shell.name}</span>
          <span class="only-narrow">
            <span class="sr-only">{shell.name}</span>
            <Logo />
          </span>
        </h1>
        <span class="space" />
        <NameChip />
        <span class="only-wide">
          <a class="icon-btn" href="/games" aria-label={landing.myGames}>
            <Icon name="log" />
          </a>
        </span>
        <a class="icon-btn" href="/settings" aria-label={shell.settings}>
          <Icon name="settings" />
        </a>
      </header>
      <main id="main">
        <section class="start">
          {comesFirst && goingOn}
          <div class="only-wide">
            <Logo />
          </div>
          <p class="lead">{landing.lead(GAME_IDS.length)}</p>
          <div class="cta">
            <LinkButton class="big primary" icon="bolt" text={landing.play} href={`/play/${QUICK}`} />
            <LinkButton class="big" icon="people" text={landing.make} href={`/new/${QUICK}`} />
          </div>
          <TodayLink />
          {!comesFirst && goingOn}
          <div class="dock">
            <JoinForm />
          </div>
          <p class="muted small only-wide">{landing.account}</p>
          <OpenTables listings={listings} />
          <GamesToWatch listings={listings} />
        </section>
        <section class="games" aria-label={landing.games}>
          {GAME_IDS.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </section>
      </main>
      <footer class="page-foot muted small">
        <span class="only-narrow">{landing.account} </span>
        <span class="only-narrow">
          <a href="/games">{landing.myGames}</a> ·{' '}
        </span>
        <a href="/lab">{landing.lab}</a> · <a href="/about">{landing.about}</a>
      </footer>
    </div>
  );
}

function GameCard({ game }: { readonly game: GameId }): JSX.Element {
  const {
    title,
    players: [min, max],
  } = GAMES[game];
  const { Art, pitch } = cardOf(game);
  return (
    <article class="game" data-game={game} data-card={game}>
      <div class="art" aria-hidden="true">
        <Art />
      </div>
      <div class="says">
        <h2>{title}</h2>
        <p>
          {pitch} <span class="only-narrow">{landing.players(players(min, max))}.</span>
        </p>
        {TAUGHT.includes(game) && (
          <a class="learn" href={`/learn/${game}`} aria-label={landing.learnGame(title)}>
            {landing.learn}
          </a>
        )}
      </div>
      <div class="card-actions">
        <span class="howmany">
          <Icon name="people" />
          <span class="sr-only">{landing.players(players(min, max))}</span>
          <span aria-hidden="true">{players(min, max)}</span>
        </span>
        <a class="rules" href={`/rules/${game}`} aria-label={landing.rulesOf(title)}>
          {landing.rules}
        </a>
        <LinkButton class="wood" text={landing.play} href={`/play/${game}`} aria-label={landing.playGame(title)} />
      </div>
    </article>
  );
}

/** The guest's picture, to be changed; with the name where there is room. */
function NameChip(): JSX.Element {
  const [open, setOpen] = useState(false);
  const name = myName.value;
  return (
    <>
      <button type="button" class="chip name" onClick={() => setOpen(true)}>
        <Face name={name || '?'} seat={0} picture={myPicture.value} />
        <span class="only-wide">{name || me.nobody}</span>
        <span class="sr-only">, {me.change}</span>
      </button>
      <Dialog title={me.title} open={open} onClose={() => setOpen(false)}>
        <MeForm />
        <Button class="primary" text={me.done} onClick={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Something played without a network still waits to be told to the server. */
const isWaiting = (): boolean =>
  keptDays().some((day) => Object.values(keptDay(day)?.answers ?? {}).some(({ sent }) => !sent));

/** The way to today's tasks, and how far one has got with them. */
function TodayLink(): JSX.Element {
  const kept = keptDay(new Date().toISOString().slice(0, 10));
  const score = scoreOf(kept);
  const tasks = kept?.tasks?.length ?? null;
  useEffect(() => {
    if (isWaiting()) void import('../../hoard/api.ts').then(({ sendWaiting }) => sendWaiting());
  }, []);
  return (
    <a class="today-link" href="/today">
      <Icon name="star" />
      <span>
        <b>{landing.today}</b>
        <small>{score ? landing.todayDone(score.done, tasks, score.points) : landing.todayText(tasks)}</small>
      </span>
      <Icon name="forth" />
    </a>
  );
}
