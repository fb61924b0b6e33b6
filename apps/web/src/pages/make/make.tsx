import { GAME_IDS, GAMES, type GameId, isGameId, levelsOf } from '@wordhoard/catalog';
import type { FormFaultInWords } from '@wordhoard/lab';
import type { NewTable } from '@wordhoard/protocol';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { make } from '#strings/make.ts';
import { refusalText } from '#strings/refusals.ts';
import { table as tableStrings } from '#strings/table.ts';
import { variantForm } from '#strings/variant-form.ts';
import { go, type PageProps } from '../../app/router.ts';
import { callMe, myName, sentPicture } from '../../device/me.ts';
import { wantPractice } from '../../device/practice.ts';
import { change as changeSettings, settings } from '../../device/settings.ts';
import { api } from '../../net/api.ts';
import { type GameOptions, useGameOptions } from '../../table-kit/game-options.ts';
import { announce } from '../../ui/announcer.tsx';
import { Choice, Fault, Field, Radios } from '../../ui/fields.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Bar, useHead } from '../../ui/page.tsx';
import { BotSpeedChoice } from '../../ui/settings-form.tsx';
import { entriesOf } from '../../variants/draft.ts';
import { variantIn } from '../../variants/named.ts';
import NotFound from '../not-found.tsx';
import { type ReadVariant, readFor, useLinkedVariant } from './linked-variant.ts';
import {
  changed,
  chosenConfig,
  companyOf,
  familySetting,
  firstPlan,
  hasClocks,
  isComplete,
  isFamilyFriendly,
  isForOne,
  paceOf,
  seatsOf,
  type TableForm,
  tableOf,
  whoOf,
} from './plan.ts';
import { PlayerChoices, Timing, VisitorChoices, Words } from './sections.tsx';
import { ChooseVariant, LinkFaults, TableVariant } from './variant.tsx';
import './make.css';

/** Only for correspondence games. */
const NotifyChoice = lazy(async () => (await import('../notifications.tsx')).NotifyChoice);

/** The form's contents for another game, until a table is made: the players needn't be chosen again. */
let left: TableForm | null = null;

export default function Make({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? '';
  const options = useGameOptions(game);
  if (!isGameId(game)) return <NotFound />;
  return options ? <MakeForm game={game} options={options} /> : <main id="main" aria-busy="true" />;
}

function MakeForm({ game, options }: { readonly game: GameId; readonly options: GameOptions }): JSX.Element {
  const { title, players, timedAlone } = GAMES[game];
  useHead(make.title(title), game);
  const [plan, setPlan] = useState<TableForm>(() => {
    const { botSpeed, allowedWords } = settings.peek();
    const config = options.words?.withAllowed(options.initial, allowedWords) ?? options.initial;
    const first = {
      ...firstPlan(game, config, myName.peek()),
      bank: options.clock?.initial ?? null,
      botSpeed,
    };
    return left ? changed(first, whoOf(left, players, levelsOf(game)), timedAlone === true) : first;
  });
  const [fault, setFault] = useState<string | null>(null);
  /** Asks for notifications about the table, if the player wants them. */
  const requestPush = useRef<((code: string) => void) | null>(null);
  const change = (part: Partial<TableForm>): void => {
    left = changed(plan, part, timedAlone === true);
    setPlan(left);
    setFault(null);
  };
  const [variantFaults, setVariantFaults] = useState<readonly FormFaultInWords[]>([]);
  const [linkFaults, setLinkFaults] = useState<readonly FormFaultInWords[]>([]);
  const takeVariant = (read: ReadVariant, from: 'file' | 'link'): void => {
    const faults = 'faults' in read ? read.faults : [];
    setVariantFaults(from === 'file' ? faults : []);
    setLinkFaults(from === 'link' ? faults : []);
    if ('faults' in read) return;
    const config = entriesOf(read.config);
    const changed = Object.fromEntries(Object.keys(read.changes).map((name) => [name, config[name]]));
    change({ config: { ...plan.config, ...changed }, limits: read.limits });
    const said = variantIn(changed) ? variantForm.willPlay : variantForm.optionsSet;
    announce(said(read.file.name), { mine: true });
  };
  // It comes from a worker: what was chosen meanwhile stays chosen.
  const take = useRef(takeVariant);
  take.current = takeVariant;
  const isReading = useLinkedVariant(game, (read) => take.current(read, 'link'));
  const complete = isComplete(plan);
  const familyFriendly = isFamilyFriendly(plan, settings.value);
  const usual = options.defaultsFor?.(companyOf(plan, familyFriendly)) ?? {};
  const chosen = { ...usual, ...plan.config };
  const config = options.words ? options.words.with(chosen, { familyFriendly }) : chosen;

  /** In this page, without a network. */
  const play = (table: NewTable): void => {
    left = null;
    wantPractice(table);
    go(`/play/${game}`);
  };
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const fail = (text: string, field?: string): void => {
      setFault(text);
      announce(text, { urgent: true });
      if (field) form.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    };
    const table = { ...tableOf({ ...plan, config }, options), ...sentPicture() };
    // A switch set before the table was made public is meant for public tables too.
    if (plan.familyFriendly !== null) changeSettings({ [familySetting(plan)]: plan.familyFriendly });
    if (table.name === '') {
      if (plan.group !== 'alone') return fail(make.noName, 'nickname');
      return play({ ...table, name: tableStrings.you });
    }
    if (plan.group === 'here' && table.others.length === 0) return fail(make.noOthers, 'other');
    await callMe(table.name);
    if (complete) return play(table);
    left = null;
    const made = await api.makeTable(table);
    if (!made.ok) return fail(refusalText(made.refusal));
    requestPush.current?.(made.value.code);
    go(`/t/${made.value.code}`);
  };

  return (
    <>
      <Bar />
      <main class="prose make" id="main" data-game={game}>
        <h1 tabIndex={-1}>{make.title(title)}</h1>
        <WhichGame game={game} />
        <form onSubmit={submit} noValidate>
          {plan.group !== 'alone' && (
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
          )}
          {linkFaults.length > 0 && <LinkFaults faults={linkFaults} />}
          <TableVariant
            {...{ game, config }}
            onRemove={() => {
              const { variant: _, ...printed } = entriesOf(plan.config);
              change({ config: printed, limits: {} });
              history.replaceState(null, '', location.pathname);
              announce(variantForm.removed, { mine: true });
            }}
          />
          {options.words && (
            <Words
              words={options.words.of(config)}
              onFamilyFriendly={(on) => {
                changeSettings({ [familySetting(plan)]: on });
                change({ familyFriendly: on });
              }}
            />
          )}
          <PlayerChoices plan={plan} players={players} levels={levelsOf(game)} onChange={change} />
          {plan.bots.length > 0 && (
            <BotSpeedChoice chosen={plan.botSpeed} onChange={(botSpeed) => change({ botSpeed })} />
          )}
          <Timing
            plan={plan}
            words={{ ...options.pace, ...(plan.group === 'alone' ? options.paceAlone : {}) }}
            clocks={options.clock?.among ?? []}
            onChange={change}
          />
          {paceOf(plan) === 'days' && (
            <NotifyChoice
              onChange={(request) => {
                requestPush.current = request;
              }}
            />
          )}
          <details>
            <summary>{make.options}</summary>
            <options.Form
              config={config}
              seats={seatsOf(plan)}
              clocks={hasClocks(plan)}
              onChange={(all) => change({ config: chosenConfig(all, usual, plan.config) })}
            />
            <ChooseVariant
              faults={variantFaults}
              onChosen={async (file) => take.current(await readFor(game, await file.text()), 'file')}
            />
          </details>
          {isForOne(plan) && (
            <Choice
              text={make.hints}
              hint={make.hintsHint}
              chosen={plan.hints}
              onChange={(hints) => change({ hints })}
            />
          )}
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
              <VisitorChoices plan={plan} onChange={change} />
            </details>
          )}
          <div class="submit">
            {fault && <Fault text={fault} />}
            <button type="submit" class="btn big primary" disabled={isReading}>
              {isReading ? variantForm.reading : complete ? make.start : make.make}
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
      {GAME_IDS.map((id) => (
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
