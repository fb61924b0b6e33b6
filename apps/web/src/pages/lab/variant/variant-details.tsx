import { effect } from '@preact/signals';
import type { GameId } from '@wordhoard/catalog';
import type { FormFaultInWords, VariantFile } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { variantForm as strings } from '#strings/variant-form.ts';
import { ChooseFile } from '../../../files/choose.tsx';
import { openVariantFile, variantOpening } from '../../../lab/open-variant.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { countChanges, newDraft, type VariantDraft } from '../../../variants/draft.ts';
import { FaultList } from '../../../variants/fault-list.tsx';
import { UseVariant } from './use-variant.tsx';
import './variant.css';

const VariantForm = lazy(async () => (await import('./variant-form.tsx')).VariantForm);

interface VariantDetailsProps {
  readonly game: GameId;
  readonly variant: VariantDraft | null;
  /** Null if the game is played as printed. */
  readonly file: VariantFile | null;
  readonly faults: readonly FormFaultInWords[];
  readonly onChange: (variant: VariantDraft) => void;
}

/** The variant of the chosen game: its form, which is loaded when it is opened, its file, and the way to a table. */
export function VariantDetails({ game, variant, file, faults, onChange }: VariantDetailsProps): JSX.Element {
  const [open, setOpen] = useState(variant !== null);
  const opening = variantOpening.value;
  // A file that was opened wants to be looked at.
  useEffect(() => effect(() => void (variantOpening.value && setOpen(true))), []);
  return (
    <details class="variant" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {strings.title} <small>{strings.changes(variant ? countChanges(variant) : 0)}</small>
      </summary>
      <div class="row">
        <ChooseFile
          label={strings.open}
          accept=".json,application/json"
          onChosen={(chosen) => void openVariantFile(chosen, game)}
        />
      </div>
      {opening && opening.faults.length > 0 && (
        <div role="alert">
          <p class="refusal">{strings.cannotOpen(opening.name)}</p>
          <FaultList faults={opening.faults} />
        </div>
      )}
      {open && (
        <VariantForm
          key={game}
          game={game}
          draft={variant ?? newDraft(strings.newName)}
          faults={faults}
          onChange={onChange}
        />
      )}
      {file && faults.length === 0 && <UseVariant file={file} />}
    </details>
  );
}
