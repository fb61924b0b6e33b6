import type { JSX } from 'preact';
import { make } from '#strings/make.ts';
import { Choice } from './fields.tsx';
import type { TableForm } from './plan.ts';

interface VisitorChoicesProps {
  readonly plan: Pick<TableForm, 'visibility' | 'several' | 'watching'>;
  readonly onChange: (part: Partial<TableForm>) => void;
}

/** Chooses if people who join a public table may take several places, and if spectators may come. */
export const VisitorChoices = ({ plan, onChange }: VisitorChoicesProps): JSX.Element => (
  <>
    {plan.visibility === 'public' && (
      <Choice
        text={make.several}
        hint={make.severalHint}
        chosen={plan.several}
        onChange={(several) => onChange({ several })}
      />
    )}
    <Choice
      text={make.watching}
      hint={make.watchingHint}
      chosen={plan.watching}
      onChange={(watching) => onChange({ watching })}
    />
  </>
);
