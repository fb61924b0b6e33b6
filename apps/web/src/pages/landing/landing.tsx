import { GAME_IDS, GAMES, type GameId } from '@wordhoard/catalog';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { pitch, players } from '#strings/games.ts';
import { landing } from '#strings/landing.ts';
import { shell } from '#strings/shell.ts';
import { useHead } from '../../shell/head.ts';
import { Icon } from '../../shell/icon.tsx';
import { JoinForm } from '../../shell/join-form.tsx';
import { callMe, myName } from '../../shell/me.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { Logo } from '../../tiles/tile.tsx';
import { ART } from './art.tsx';
import './landing.css';
import './art.css';
import { GoingOn } from './going-on.tsx';
import { OpenTables } from './open-tables.tsx';

/** Those that can be played come first. */
const ORDER: readonly GameId[] = GAME_IDS.toSorted((a, b) => Number(GAMES[b].ready) - Number(GAMES[a].ready));

/** What 'Play now' plays before there is a choice: the quickest to learn, eight letters and a word. */
const QUICK: GameId = 'wordsy';

export default function Landing(): JSX.Element {
  useHead(null);
  return (
    <div class="landing">
      <header class="top">
        <h1 tabIndex={-1}>
          <span class="wordmark only-wide">{shell.name}</span>
          <span class="only-narrow">
            <span class="unseen">{shell.name}</span>
            <Logo />
          </span>
        </h1>
        <span class="space" />
        <NameChip />
        <a class="icon-btn" href="/settings" aria-label={shell.settings}>
          <Icon name="settings" />
        </a>
      </header>
      <main id="main">
        <section class="start">
          <div class="only-wide">
            <Logo />
          </div>
          <p class="lead">{landing.lead}</p>
          <div class="cta">
            <a class="btn big go" href={`/play/${QUICK}`}>
              <Icon name="bolt" />
              {landing.play}
            </a>
            <a class="btn big" href={`/new/${QUICK}`}>
              <Icon name="people" />
              {landing.make}
            </a>
          </div>
          <GoingOn />
          <div class="dock">
            <JoinForm />
          </div>
          <p class="dim small only-wide">{landing.account}</p>
          <OpenTables />
        </section>
        <section class="games" aria-label={landing.games}>
          {ORDER.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </section>
      </main>
      <footer class="foot dim small">
        <span class="only-narrow">{landing.account} </span>
        <a href="/about">{landing.about}</a>
      </footer>
    </div>
  );
}

function GameCard({ game }: { readonly game: GameId }): JSX.Element {
  const {
    title,
    ready,
    players: [min, max],
  } = GAMES[game];
  const Art = ART[game];
  return (
    <article class={`game ${ready ? '' : 'coming'}`} data-game={game}>
      <div class="art" aria-hidden="true">
        <Art />
      </div>
      <div class="says">
        <h2>{title}</h2>
        <p>
          {pitch[game]} <span class="only-narrow">{landing.players(players(min, max))}.</span>
        </p>
      </div>
      <div class="do">
        <span class="howmany">
          <Icon name="people" />
          <span class="unseen">{landing.players(players(min, max))}</span>
          <span aria-hidden="true">{players(min, max)}</span>
        </span>
        {ready ? (
          <>
            <a class="rules" href={`/rules/${game}`} aria-label={landing.rulesOf(title)}>
              {landing.rules}
            </a>
            <a class="btn wood" href={`/play/${game}`} aria-label={landing.playGame(title)}>
              {landing.play}
            </a>
          </>
        ) : (
          <span class="soon">{landing.coming}</span>
        )}
      </div>
    </article>
  );
}

function NameChip(): JSX.Element {
  const [open, setOpen] = useState(false);
  const field = useId();
  const name = myName.value;
  const save = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void callMe(String(new FormData(event.currentTarget).get('name') ?? ''));
    setOpen(false);
  };
  return (
    <>
      <button type="button" class="chip name only-wide" onClick={() => setOpen(true)}>
        <span class="disc" data-seat="0" aria-hidden="true">
          {(name || '?').slice(0, 1).toUpperCase()}
        </span>
        {name || landing.nobody}
        {name !== '' && <span class="unseen">, {landing.change}</span>}
      </button>
      <Sheet title={landing.name} open={open} onClose={() => setOpen(false)}>
        <form onSubmit={save}>
          <div class="field">
            <label for={field}>{landing.name}</label>
            <input class="input" id={field} name="name" maxLength={20} value={name} required autocomplete="nickname" />
            <small>{landing.account}</small>
          </div>
          <button type="submit" class="btn go">
            {landing.change}
          </button>
        </form>
      </Sheet>
    </>
  );
}
