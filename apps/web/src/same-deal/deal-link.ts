import { commitmentOf, readRecord, type SealedRecord } from '@wordhoard/kernel';
import type { DealInfo, DealRequest, Ghost, TableMade } from '@wordhoard/protocol';
import { finalEntries } from '@wordhoard/review';
import { type Answer, call } from '../net/api.ts';
import { packText, unpackText } from '../net/packed-text.ts';
import { keptGame } from '../offline/saved-match.ts';
import { recordOfKept } from '../review/saved-records.ts';

/** A game played on a device, as a link carries it: all that is needed to deal it again, and to lay both side by side. */
export interface SharedDeal {
  readonly record: SealedRecord;
  /** The bots'. */
  readonly luck: string;
}

/** Longer ones are cut by chat programs: then what was only tried out is left out, and then how it was played. */
const LONGEST_LINK = 6000;
/** No game is longer; what a link unpacks to is not read any further. */
const LONGEST_TEXT = 1_000_000;

/** Unused luck: the game isn't played on from here. */
const NO_LUCK = '00';
const LUCK = /^[0-9a-f]{2,64}$/;

async function pack(deal: SharedDeal): Promise<string> {
  const { commitment: _, shuffle: __, ...record } = deal.record;
  return packText(JSON.stringify({ record, luck: deal.luck }));
}

const withEntries = (deal: SharedDeal, entries: SealedRecord['entries']): SharedDeal => ({
  ...deal,
  record: { ...deal.record, entries },
});

/** The text after the # of a link. */
export async function makeDealText(deal: SharedDeal): Promise<string> {
  const { entries } = deal.record;
  for (const kept of [entries, finalEntries(entries).map((line) => entries[line]!)]) {
    const text = await pack(withEntries(deal, kept));
    if (text.length <= LONGEST_LINK) return text;
  }
  return pack(withEntries(deal, []));
}

/** A whole game in a link, to be looked at: null where it is too long for one. */
async function makeGameText(record: SealedRecord): Promise<string | null> {
  const { entries } = record;
  for (const kept of [entries, finalEntries(entries).map((line) => entries[line]!)]) {
    const text = await pack(withEntries({ record, luck: NO_LUCK }, kept));
    if (text.length <= LONGEST_LINK) return text;
  }
  return null;
}

/** Null for any other text: it may come from a stranger. */
export async function readDealText(text: string): Promise<SharedDeal | null> {
  try {
    const raw: unknown = JSON.parse(await unpackText(text, LONGEST_TEXT));
    if (typeof raw !== 'object' || raw === null || !('record' in raw) || !('luck' in raw)) return null;
    // The schema finds faults in it; the commitment is left out because it says nothing new.
    const given = raw.record as Partial<SealedRecord>;
    const { seed = '' } = given.table ?? {};
    const record = readRecord({ ...given, commitment: commitmentOf(String(seed), String(given.nonce)) });
    if (!record || typeof raw.luck !== 'string' || !LUCK.test(raw.luck)) return null;
    const isPlain = record.table.position === null && record.seats.length === record.table.players;
    return isPlain ? { record, luck: raw.luck } : null;
  } catch {
    return null;
  }
}

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

/** The address that deals the game kept on this device once more. It is all in it: no server is asked. */
export async function dealLink(game: string): Promise<string> {
  const kept = keptGame(game);
  if (!kept) throw new Error('the game that has just ended is kept');
  return `${location.origin}/deal#${await makeDealText({ record: recordOfKept(kept), luck: kept.luck })}`;
}

/** The address at which the game kept on this device is looked at; null where it is too long for one. */
export async function gameLink(game: string, nameOf: (seat: number) => string): Promise<string | null> {
  const kept = keptGame(game);
  if (!kept) return null;
  const record = recordOfKept(kept);
  const seats = record.seats.map((it, seat) => ({ ...it, name: nameOf(seat) }));
  const text = await makeGameText({ ...record, seats });
  return text ? `${location.origin}/game/${game}#${text}` : null;
}
