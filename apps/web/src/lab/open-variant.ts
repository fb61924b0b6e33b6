import { type Signal, signal } from '@preact/signals';
import type { GameId } from '@wordhoard/catalog';
import type { FormFaultInWords } from '@wordhoard/lab';
import { variantForm as strings } from '#strings/variant-form.ts';
import { announce } from '../ui/announcer.tsx';
import { readVariant } from '../variants/ask.ts';
import { labForm } from './lab-session.ts';
import { firstPlan, withVariantFile } from './plan.ts';

/** The variant file that was opened last, and what was wrong with it. */
export const variantOpening: Signal<{
  readonly name: string;
  readonly faults: readonly FormFaultInWords[];
} | null> = signal(null);

/** No variant comes near this; other files aren't read any further. */
const LONGEST_FILE = 200_000;

/** True for a file that may be a variant, and is no record and no result of the lab. */
export async function looksLikeVariant(file: File): Promise<boolean> {
  return file.size <= LONGEST_FILE && /^\s*\{\s*"(\$schema|game|name|about)"/.test(await file.slice(0, 200).text());
}

/**
 * Puts the variant in the form. With a faulty file, the form stays as it is.
 *
 * @param game the game of the form as long as nothing was changed
 */
export async function openVariantFile(file: File, game: GameId): Promise<void> {
  variantOpening.value = null;
  const fail = (faults: readonly FormFaultInWords[]): void => {
    variantOpening.value = { name: file.name, faults };
  };
  if (file.size > LONGEST_FILE) return fail([{ path: [], text: strings.tooLarge }]);
  const parsed = await readVariant(await file.text());
  if (!parsed) return fail([{ path: [], text: strings.offline }]);
  if (!parsed.ok) return fail(parsed.faults);
  const form = withVariantFile(labForm.value ?? firstPlan(game), parsed.file, parsed.config);
  if (!form) return;
  labForm.value = form;
  fail([]);
  announce(strings.opened(parsed.file.name), { mine: true });
}
