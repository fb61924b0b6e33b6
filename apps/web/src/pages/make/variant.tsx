import { titleOf } from '@wordhoard/catalog';
import type { FormFaultInWords } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { variantForm as strings } from '#strings/variant-form.ts';
import { ChooseFile } from '../../files/choose.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultList } from '../../variants/fault-list.tsx';
import { variantIn } from '../../variants/named.ts';
import { VariantChanges } from '../../variants/variant-changes.tsx';

interface TableVariantProps {
  readonly game: string;
  /** Of the table. */
  readonly config: object;
  readonly onRemove: () => void;
}

/** Says that the new table will play a variant, and what that changes. */
export function TableVariant({ game, config, onRemove }: TableVariantProps): JSX.Element | null {
  const variant = variantIn(config);
  return (
    variant && (
      <section class="panel table-variant" aria-labelledby="variant">
        <h2 id="variant">{strings.willPlay(variant.name)}</h2>
        <VariantChanges game={game} config={config} />
        <Button text={strings.playPrinted(titleOf(game))} onClick={onRemove} />
      </section>
    )
  );
}

/** Says why the link that led here doesn't bring its variant. The form then makes a table of the printed game. */
export const LinkFaults = ({ faults }: { readonly faults: readonly FormFaultInWords[] }): JSX.Element => (
  <section class="panel table-variant" role="alert">
    <p>
      <b>{strings.linkNotUsed}</b>
    </p>
    <FaultList faults={faults} />
  </section>
);

interface ChooseVariantProps {
  readonly faults: readonly FormFaultInWords[];
  readonly onChosen: (file: File) => unknown;
}

/** Takes a variant file. */
export const ChooseVariant = ({ faults, onChosen }: ChooseVariantProps): JSX.Element => (
  <div class="choose-variant">
    <ChooseFile label={strings.use} accept=".json,application/json" onChosen={onChosen} />
    <small class="muted">{strings.useHint}</small>
    {faults.length > 0 && (
      <div role="alert">
        <p class="refusal">{strings.notUsed}</p>
        <FaultList faults={faults} />
      </div>
    )}
  </div>
);
