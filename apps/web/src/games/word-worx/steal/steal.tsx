import { type CardId, pointsByWord, textOf, type View, type Workbench } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { BuildDraft } from '../bench/draft.ts';
import { wordWorx } from '../strings/play.ts';
import { useJudge } from '../table/judge.ts';
import { changedBy, offersOf, type TheftPlan } from './plan.ts';
import './steal.css';

interface StealProps {
  readonly view: View;
  readonly bench: Workbench;
  readonly plan: TheftPlan;
  readonly draft: BuildDraft;
  readonly onPlan: (plan: TheftPlan) => void;
  readonly onDraft: (draft: BuildDraft) => void;
}

/** A card is taken: what the rest becomes, and which words of the manifest the word it went into could be [WX-6]. */
export function Steal({ view, bench, plan, draft, onPlan, onDraft }: StealProps): JSX.Element {
  const id = useId();
  const { steal } = wordWorx;
  const [into] = changedBy(plan, draft, bench);
  const made = useJudge('remakes', view.config, into && into.length > 1 ? { cards: into } : null);
  const manifest = new Set(view.mine ? pointsByWord(view.mine.manifest, null).keys() : []);
  const offers = into && made ? offersOf(made, into, manifest) : [];
  return (
    <div class="steal">
      <Pills
        legend={steal.rest}
        name={`${id}-rest`}
        runs={plan.loot.rests}
        chosen={plan.rest}
        onChoose={(rest) => onPlan({ ...plan, rest })}
      />
      {into && offers.length > 0 && (
        <Pills
          legend={steal.offers}
          name={`${id}-offers`}
          runs={offers}
          chosen={null}
          onChoose={(at) =>
            onDraft({ ...draft, words: draft.words.map((run) => (run === into ? offers[at]! : run)), at: null })
          }
        />
      )}
    </div>
  );
}

interface PillsProps {
  readonly legend: string;
  readonly name: string;
  readonly runs: readonly (readonly CardId[])[];
  readonly chosen: number | null;
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
