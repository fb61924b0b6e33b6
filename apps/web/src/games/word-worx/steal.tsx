import { type CardId, textOf, type View, type Workbench, worths } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { wordWorx } from '#strings/word-worx.ts';
import { wordsTyped } from './building.ts';
import { useJudge } from './judge.ts';
import { cardsOf, offersOf, type Plan, planOnto, planTyped } from './stealing.ts';
import './steal.css';

interface StealProps {
  readonly view: View;
  readonly bench: Workbench;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

/** A card is taken: what the rest becomes, and which word of one's own it goes into [WX-6]. */
export function Steal({ view, bench, plan, onPlan }: StealProps): JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { steal } = wordWorx;
  const cards = cardsOf(plan, bench);
  const found = useJudge('remakes', view.config, cards.length > 1 ? { cards } : null);
  const long = found?.filter((run) => textOf(run).length >= view.config.minimum) ?? [];
  const options = offersOf(plan, bench, long, new Set(view.mine ? worths(view.mine.manifest, null).keys() : []));
  const key = options.map(textOf).join();
  useEffect(() => {
    // The first is chosen, unless one was chosen or typed already.
    if (found && !plan.made && options.length > 0) onPlan({ ...plan, made: options[0]! });
  }, [key, found]);
  const targets = [...bench.words.filter(({ id: word }) => word !== bench.lock), null];
  return (
    <div class="steal">
      <Pills
        legend={steal.rest}
        name={`${id}-rest`}
        runs={plan.loot.rests}
        chosen={plan.rest}
        onChoose={(rest) => onPlan({ ...plan, rest })}
      />
      <fieldset>
        <legend>{steal.onto}</legend>
        <div class="pills">
          {targets.map((target) => (
            <label key={target?.id ?? 'new'}>
              <input
                type="radio"
                name={`${id}-onto`}
                checked={plan.onto === (target?.id ?? null)}
                onChange={() => onPlan(planOnto(plan, target?.id ?? null))}
              />
              {target ? textOf(target.cards).toUpperCase() : steal.fresh}
            </label>
          ))}
        </div>
        {plan.onto === null && <p class="dim small">{steal.more}</p>}
      </fieldset>
      {options.length > 0 ? (
        <Pills
          legend={steal.made}
          name={`${id}-made`}
          runs={options}
          chosen={options.findIndex((run) => plan.made !== null && textOf(run) === textOf(plan.made))}
          onChoose={(at) => onPlan({ ...plan, made: options[at]! })}
        />
      ) : (
        <p class="dim small">{found || cards.length < 2 ? steal.nothing : ''}</p>
      )}
      <div class="field beside-it">
        <label for={`${id}-typed`}>{steal.typed}</label>
        <input
          class="input"
          id={`${id}-typed`}
          value={typed}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value);
            const next = planTyped(plan, wordsTyped(value)[0] ?? '', bench);
            if (next) onPlan(next);
          }}
        />
      </div>
    </div>
  );
}

interface PillsProps {
  readonly legend: string;
  readonly name: string;
  readonly runs: readonly (readonly CardId[])[];
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

const Pills = ({ legend, name, runs, chosen, onChoose }: PillsProps): JSX.Element => (
  <fieldset>
    <legend>{legend}</legend>
    <div class="pills">
      {runs.map((run, i) => (
        <label key={textOf(run)}>
          <input type="radio" name={name} checked={i === chosen} onChange={() => onChoose(i)} />
          {textOf(run).toUpperCase()}
        </label>
      ))}
    </div>
  </fieldset>
);
