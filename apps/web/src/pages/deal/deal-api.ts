import type { DealInfo, DealRequest, Ghost, TableMade } from '@wordhoard/protocol';
import { type Answer, call } from '../../net/api.ts';

const at = (code: string, what: string): string => `/tables/${encodeURIComponent(code)}/${what}`;

/** Requests about a shuffle that was played. */
export const dealApi: {
  /** Of a table that is over. */
  about(code: string): Promise<Answer<DealInfo>>;
  /** A table where it is played again. */
  play(code: string, request: DealRequest): Promise<Answer<TableMade>>;
  /** The events of the first playing, up to where this one has got. */
  ghost(code: string): Promise<Answer<Ghost>>;
} = {
  about: (code) => call(at(code, 'deal')),
  play: (code, request) => call(at(code, 'deal'), request),
  ghost: (code) => call(at(code, 'ghost')),
};
