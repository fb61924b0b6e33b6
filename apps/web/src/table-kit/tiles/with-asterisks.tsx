import type { JSX } from 'preact';
import { GLYPH, SPOKEN_GLYPH } from './asterisks.ts';

/** Text in which every asterisk has a name for screen readers. */
export const WithAsterisks = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    {text.split(GLYPH).map((part, i) => (
      <>
        {i > 0 && (
          <span role="img" aria-label={SPOKEN_GLYPH}>
            {GLYPH}
          </span>
        )}
        {part}
      </>
    ))}
  </>
);
