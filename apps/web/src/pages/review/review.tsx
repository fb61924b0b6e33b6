import { GAMES, isGameId } from '@wordhoard/catalog';
import type { SealedRecord, Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { review as strings } from '#strings/review.ts';
import type { PageProps } from '../../app/router.ts';
import { END_HASH } from '../../device/practice.ts';
import { parseJson } from '../../device/storage.ts';
import { useDroppedFile } from '../../files/files.ts';
import { api } from '../../net/api.ts';
import { keptGame } from '../../offline/saved-match.ts';
import { LinkButton } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Bar, Notice, Shuffling, useHead } from '../../ui/page.tsx';
import { RecordReview } from './review-screen.tsx';

/** A record, who the reader was in it, and a way back to where it was played. */
export interface Source {
  readonly record: SealedRecord;
  readonly mine: Seat | null;
  /** Null where it was a file. */
  readonly back: string | null;
  /** Label of the way back, if it isn't the end of the game. */
  readonly backText?: string;
  /** Address to share. */
  readonly link: string;
  /** Of the table it was played at; absent where it was none. */
  readonly code?: string;
}

type FoundRecord = Source | { readonly why: string; readonly goOn?: string } | 'looking' | null;

/** Null without a connection. A game stored on this device doesn't need it. */
const loadReader = (): Promise<typeof import('../../review/read-record.ts') | null> =>
  import('../../review/read-record.ts').catch(() => null);

const OFFLINE: FoundRecord = { why: refusalText({ code: 'offline' }) };

/** Finds the record of an address: a game stored on this device, or an online table by its code. */
async function find(of: string): Promise<FoundRecord> {
  if (isGameId(of)) {
    const { title } = GAMES[of];
    const kept = keptGame(of);
    if (!kept) return { why: strings.open.nothingKept(title) };
    if (!kept.over) return { why: strings.open.underWay(title), goOn: `/play/${of}` };
    // It needs SHA-256, which a record from a server does not.
    const { recordOfKept } = await import('../../review/saved-records.ts');
    const record = recordOfKept(kept);
    const mine = record.seats.findIndex(({ bot }) => bot === null);
    return { record, mine: mine < 0 ? null : mine, back: `/play/${of}${END_HASH}`, link: `/play/${of}` };
  }
  const code = of.toUpperCase();
  const [answer, reader] = await Promise.all([api.record(code), loadReader()]);
  if (!answer.ok) return { why: refusalText(answer.refusal) };
  if (!reader) return OFFLINE;
  const record = reader.readRecord(answer.value);
  if (!record) return { why: strings.open.noRecord };
  const seat = new URLSearchParams(location.search).get('seat');
  const mine = seat !== null && record.seats[Number(seat)] ? Number(seat) : null;
  return { record, mine, back: `/t/${code}`, link: `/review/${code}`, code };
}

/** A game that is over, looked at again: on the board it was played on, with what there was to find. */
export default function ReviewPage({ params }: PageProps): JSX.Element {
  const of = params['of'] ?? null;
  const [found, setFound] = useState<FoundRecord>(of === null ? null : 'looking');
  useEffect(() => {
    let current = true;
    if (of !== null) void find(of).then((it) => current && setFound(it));
    return () => {
      current = false;
    };
  }, [of]);
  const open = (file: File): void => void fromFile(file).then(setFound);
  // A record may be let go anywhere over the page.
  useDroppedFile(open);
  const game = found !== null && found !== 'looking' && 'record' in found ? found.record.game : undefined;
  useHead(game && isGameId(game) ? strings.title(GAMES[game].title) : strings.bare, game);

  if (found === 'looking') return <Shuffling text={strings.open.reading} />;
  if (found && 'record' in found)
    return <RecordReview key={found.record.commitment} source={found} onOther={() => setFound(null)} />;
  return (
    <>
      <Bar />
      <Notice title={strings.open.title}>
        {found && (
          <p role="alert" class="refusal">
            {found.why}
          </p>
        )}
        <p>{strings.open.text}</p>
        <ChooseFile label={strings.open.choose} accept="application/json,.json" primary onChosen={open} />
        {found?.goOn && <LinkButton text={strings.open.goOn} href={found.goOn} />}
      </Notice>
    </>
  );
}

/** A visitor who comes from a game has chosen already. */
const ChooseFile = lazy(async () => (await import('../../files/choose.tsx')).ChooseFile);

async function fromFile(file: File): Promise<FoundRecord> {
  const [text, reader] = await Promise.all([file.text(), loadReader()]);
  if (!reader) return OFFLINE;
  const record = reader.readRecord(parseJson(text));
  return record ? { record, mine: null, back: null, link: `/play/${record.game}` } : { why: strings.open.noRecord };
}
