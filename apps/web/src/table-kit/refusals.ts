import type { AnyRefusal } from '@wordhoard/protocol';
import { refusalText, type SharedRefusalCode } from '#strings/refusals.ts';

interface HasCode {
  readonly code: string;
}

/** Of the union `R`, the refusals that may have this code. */
type WithCode<R extends HasCode, C> = R extends { readonly code: infer K } ? (C extends K ? R : never) : never;

/** One sentence for each code of a game that has no shared text. A code without a sentence does not compile. */
type RefusalTexts<R extends HasCode, Extra extends readonly unknown[] = []> = {
  readonly [C in Exclude<R['code'], SharedRefusalCode>]: (refusal: WithCode<R, C>, ...extra: Extra) => string;
};

/** Says a refusal as a sentence. */
export type RefusalWording<R extends HasCode, Extra extends readonly unknown[] = []> = (
  refusal: AnyRefusal | R,
  ...extra: Extra
) => string;

/**
 * Words refusals: the game's own by `texts`, those of the server, the kernel and the page by the shared texts. `extra`
 * is what the game's sentences need besides, such as the players' names.
 */
export const refusalWording =
  <R extends HasCode, Extra extends readonly unknown[] = []>(texts: RefusalTexts<R, Extra>): RefusalWording<R, Extra> =>
  (refusal, ...extra) => {
    const { code } = refusal;
    if (!Object.hasOwn(texts, code)) return refusalText(refusal);
    // The code is one of the game's, so the refusal has what the game's text for it takes.
    const text = texts[code as keyof typeof texts] as (refusal: HasCode, ...extra: Extra) => string;
    return text(refusal, ...extra);
  };
