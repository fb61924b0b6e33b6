import { GAME_IDS, GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { make } from '#strings/make.ts';
import { refusalText } from '#strings/refusals.ts';
import { announce } from '../../shell/announcer.tsx';
import { api } from '../../shell/api.ts';
import { Bar } from '../../shell/bar.tsx';
import { useHead } from '../../shell/head.ts';
import { Icon } from '../../shell/icon.tsx';
import { callMe, myName } from '../../shell/me.ts';
import { wantPractice } from '../../shell/practice.ts';
import { Radios } from '../../shell/radios.tsx';
import { go } from '../../shell/router.ts';
import type { PageProps } from '../../shell/routes.ts';
import { type GameOptions, loadGameOptions } from '../../shell/table/game-options.ts';
import NotFound from '../not-found.tsx';
import { Field } from './fields.tsx';
import { changed, firstPlan, isComplete, type Plan, seatsOf, tableOf, whoOf } from './plan.ts';
import { Timing } from './timing.tsx';
import { Who } from './who.tsx';
import './make.css';

/** What stood in the form for another game, until a table is made: who plays need not be said again. */
let left: Plan | null = null;

export default function Make({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? '';
  const [options, setOptions] = useState<GameOptions | null>(null);
  useEffect(() => {
    void loadGameOptions(game).then((found) => setOptions(found ?? null));
  }, [game]);
  if (!isGameId(game) || !GAMES[game].ready) return <NotFound />;
  return options ? <MakeForm game={game} options={options} /> : <main id="main" aria-busy="true" />;
}

function MakeForm({ game, options }: { readonly game: GameId; readonly options: GameOptions }): JSX.Element {
  const { title, players, timedAlone } = GAMES[game];
  useHead(make.title(title), game);
  const [plan, setPlan] = useState<Plan>(() => {
    const first = {
      ...firstPlan(game, options.initial, myName.peek()),
      bank: options.clock?.initial ?? null,
    };
    return left ? changed(first, whoOf(left, players), timedAlone === true) : first;
  });
  const [fault, setFault] = useState<string | null>(null);
  const change = (part: Partial<Plan>): void => {
    left = changed(plan, part, timedAlone === true);
    setPlan(left);
    setFault(null);
  };
  const complete = isComplete(plan);

  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const fail = (text: string, field?: string): void => {
      setFault(text);
      announce(text, { urgent: true });
      if (field) form.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    };
    const table = tableOf(plan, options);
    if (table.name === '') return fail(make.noName, 'nickname');
    if (plan.company === 'here' && table.others.length === 0) return fail(make.noOthers, 'other');
    left = null;
    await callMe(table.name);
    if (complete) {
      wantPractice(table);
      return go(`/play/${game}`);
    }
    const made = await api.makeTable(table);
    if (made.ok) go(`/t/${made.value.code}`);
    else fail(refusalText(made.refusal));
  };

  return (
    <>
      <Bar />
      <main class="prose make" id="main" data-game={game}>
        <h1 tabIndex={-1}>{make.title(title)}</h1>
        <WhichGame game={game} />
        <form onSubmit={submit} noValidate>
          <Field label={make.name} hint={make.nameHint}>
            {(id) => (
              <input
                class="input"
                id={id}
                name="nickname"
                value={plan.name}
                maxLength={20}
                autocomplete="nickname"
                onInput={(event) => change({ name: event.currentTarget.value })}
              />
            )}
          </Field>
          <Who plan={plan} players={players} onChange={change} />
          <Timing
            plan={plan}
            words={{ ...options.pace, ...(plan.company === 'alone' ? options.paceAlone : {}) }}
            clocks={options.clock?.among ?? []}
            onChange={change}
          />
          <details>
            <summary>{make.options}</summary>
            <options.Form config={plan.config} seats={seatsOf(plan)} onChange={(config) => change({ config })} />
          </details>
          {!complete && (
            <details>
              <summary>{make.table}</summary>
              <Radios
                legend={make.visibility}
                among={['link', 'public']}
                chosen={plan.visibility}
                text={(it) => make.visibilities[it]}
                onChange={(visibility) => change({ visibility })}
              />
              <label class="choice">
                <input
                  type="checkbox"
                  checked={plan.watching}
                  onChange={(event) => change({ watching: event.currentTarget.checked })}
                />
                {make.watching}
                <small>{make.watchingHint}</small>
              </label>
            </details>
          )}
          <div class="submit">
            {fault && (
              <p class="refusal">
                <Icon name="close" />
                {fault}
              </p>
            )}
            <button type="submit" class="btn big go">
              {complete ? make.start : make.make}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

/** All the games a table can be made for. */
const WhichGame = ({ game }: { readonly game: GameId }): JSX.Element => (
  <nav aria-label={make.games}>
    <ul class="which-game plain">
      {GAME_IDS.filter((id) => GAMES[id].ready).map((id) => (
        <li key={id}>
          <a href={`/new/${id}`} data-game={id} aria-current={id === game ? 'page' : undefined}>
            <span class="swatch" />
            {GAMES[id].title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
