import { GAME_IDS, GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import { LEVELS } from '@wordhoard/kernel';
import { PACES } from '@wordhoard/lab';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lab as strings } from '#strings/lab.ts';
import { table as tableStrings } from '#strings/table.ts';
import { loadGameOptions } from '../../games/load.ts';
import { lab, labForm } from '../../lab/lab-session.ts';
import {
  commandOf,
  firstPlan,
  gamesIn,
  type LabForm,
  MOST_GAMES,
  playersOf,
  variantFileOf,
  wantedOf,
  withGame,
  withoutBeginner,
} from '../../lab/plan.ts';
import type { GameOptions } from '../../table-kit/game-options.ts';
import { announce } from '../../ui/announcer.tsx';
import { Fault, Field, Pick, Radios } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { resultName } from '../../variants/draft.ts';
import '../make/make.css';
import { Progress } from './progress.tsx';
import { goToFault } from './variant/go-to-fault.ts';
import { useFaults } from './variant/use-faults.ts';

const VariantDetails = lazy(async () => (await import('./variant/variant-details.tsx')).VariantDetails);

/** Form for an experiment: the game, its players, the number of games. */
export function Experiment({ game }: { readonly game: GameId }): JSX.Element {
  const chosen = labForm.value ?? firstPlan(game);
  // Most games have one: it is offered until the game says otherwise.
  const [hasBeginner, setHasBeginner] = useState(true);
  const plan = hasBeginner ? chosen : withoutBeginner(chosen);
  const [options, setOptions] = useState<GameOptions | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    setOptions(null);
    setHasBeginner(true);
    void lab.hasBeginner(plan.game).then((has) => current && setHasBeginner(has));
    void loadGameOptions(plan.game).then((found) => current && setOptions(found ?? null));
    return () => {
      current = false;
    };
  }, [plan.game]);
  const change = (part: Partial<LabForm>): void => {
    labForm.value = { ...plan, ...part };
    setFault(null);
  };
  const running = lab.running.value;
  const games = gamesIn(plan);
  const initial = options?.initial ?? {};
  const wanted = wantedOf(plan, initial, games ?? MOST_GAMES);
  const file = variantFileOf(plan, initial);
  const { faults, check } = useFaults(file);
  const name = resultName(plan.game, file, lab.kept.value?.name);

  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const fail = (text: string, field: string): void => {
      setFault(text);
      announce(text, { urgent: true });
      form.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    };
    if (games === undefined) return fail(strings.noGames(MOST_GAMES), 'games');
    if (plan.seed === '') return fail(strings.noSeed, 'seed');
    const found = await check();
    if (found.length > 0) {
      const text = strings.variantFaults(found.length);
      setFault(text);
      announce(text, { urgent: true });
      // Once the faults are drawn.
      requestAnimationFrame(() => goToFault(form));
      return;
    }
    void lab.run(wanted, name);
  };

  return (
    <section aria-labelledby="run">
      <h2 id="run">{strings.run}</h2>
      <form class="make panel" onSubmit={submit} noValidate data-game={plan.game}>
        <div class="pair">
          <Field label={strings.game}>
            {(id) => (
              <select
                class="input"
                id={id}
                onChange={({ currentTarget: { value } }) => isGameId(value) && change(withGame(plan, value))}
              >
                {GAME_IDS.map((it) => (
                  <option key={it} value={it} selected={it === plan.game}>
                    {GAMES[it].title}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Pick
            label={strings.players}
            among={upTo(GAMES[plan.game].players)}
            chosen={plan.players}
            text={String}
            onChange={(players) => change({ players })}
          />
        </div>
        <fieldset>
          <legend>{strings.bots}</legend>
          <div class="pair">
            {plan.bots.slice(0, plan.players).map((bot, i) => (
              <BotField
                key={i}
                n={i + 1}
                among={playersOf(hasBeginner)}
                bot={bot}
                onChange={(it) => change({ bots: plan.bots.with(i, it) })}
              />
            ))}
          </div>
        </fieldset>
        <div class="pair">
          <Field label={strings.games} hint={strings.gamesHint(MOST_GAMES)}>
            {(id) => (
              <input
                class="input"
                id={id}
                name="games"
                inputMode="numeric"
                value={plan.games}
                maxLength={4}
                onInput={({ currentTarget: { value } }) => change({ games: value })}
              />
            )}
          </Field>
          <Field label={strings.seed} hint={strings.seedHint}>
            {(id) => (
              <input
                class="input"
                id={id}
                name="seed"
                value={plan.seed}
                maxLength={60}
                autocomplete="off"
                onInput={({ currentTarget: { value } }) => change({ seed: value })}
              />
            )}
          </Field>
        </div>
        <Radios
          legend={strings.clocks}
          among={PACES}
          chosen={plan.pace}
          text={(pace) => strings.paceChoices[pace]}
          onChange={(pace) => change({ pace })}
          across
        />
        {options && (
          <details>
            <summary>{strings.options}</summary>
            <options.Form
              config={plan.config ?? options.initial}
              seats={plan.players}
              clocks={false}
              onChange={(config) => change({ config })}
            />
          </details>
        )}
        <VariantDetails
          game={plan.game}
          variant={plan.variant}
          file={file}
          faults={faults}
          onChange={(variant) => change({ variant })}
        />
        {fault && <Fault text={fault} />}
        {running ? (
          <Progress running={running} />
        ) : (
          <button type="submit" class="btn big primary">
            <Icon name="bolt" />
            {strings.start}
          </button>
        )}
        <p class="muted small">{strings.command}</p>
        <pre class="command">
          <code>{commandOf(wanted, file, name)}</code>
        </pre>
      </form>
    </section>
  );
}

const upTo = ([min, max]: readonly [min: number, max: number]): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

const nameOf = (bot: string): string => {
  const level = LEVELS.find((it) => String(it) === bot);
  if (level !== undefined) return tableStrings.levelName(level);
  return bot === 'beginner' ? strings.beginner : strings.botOf(bot);
};

interface BotProps {
  readonly n: number;
  readonly among: readonly string[];
  readonly bot: string;
  readonly onChange: (bot: string) => void;
}

const BotField = ({ n, among, bot, onChange }: BotProps): JSX.Element => (
  <Field label={strings.bot(n)}>
    {(id) => (
      <select class="input" id={id} onChange={({ currentTarget: { value } }) => onChange(value)}>
        {(among.includes(bot) ? among : [...among, bot]).map((it) => (
          <option key={it} value={it} selected={it === bot}>
            {nameOf(it)}
          </option>
        ))}
      </select>
    )}
  </Field>
);
