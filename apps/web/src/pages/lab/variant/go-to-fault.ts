/** Opens what hides the first faulty field, and goes there. */
export function goToFault(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('.variant [aria-invalid="true"]');
  const shown = field ?? form.querySelector<HTMLElement>('.variant > summary');
  for (let at = shown?.parentElement; at && at !== form; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  shown?.focus();
}
