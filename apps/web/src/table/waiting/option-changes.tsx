import type { TableInfo, TableOptions } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { changeOptions as strings } from '#strings/waiting.ts';
import { play } from '../../device/sound.ts';
import { loadGameOptions } from '../../games/load.ts';
import type { Session } from '../../net/session.ts';
import type { GameOptions } from '../../table-kit/game-options.ts';
import { announce } from '../../ui/announcer.tsx';
import { newTerms, termsOf } from './terms.ts';
import '../rematch-offer.css';

/** Options that concern the match; the number of places is visible anyway, and bots' speed affects no one's chances. */
const agreedOn = ({ seats: _, botSpeed: __, ...options }: TableOptions): string => JSON.stringify(options);

/**
 * Tells all but the host about changed options since they last looked, while the table waits and, if the match starts
 * meanwhile, still over the board: no one should play by options they haven't seen.
 */
export function OptionChanges({ session }: { readonly session: Session }): JSX.Element | null {
  const table = session.table.value;
  return table && table.host !== session.you.value ? <Changes table={table} /> : null;
}

function Changes({ table }: { readonly table: TableInfo }): JSX.Element | null {
  const { seats, status } = table;
  // Changes during play, such as an allowed word, are announced there.
  const agreed = useRef(table.options);
  if (status === 'waiting') agreed.current = table.options;
  const options = agreed.current;
  const [known, setKnown] = useState(options);
  const [game, setGame] = useState<GameOptions | null>(null);
  useEffect(() => {
    void loadGameOptions(options.game).then((found) => setGame(found ?? null));
  }, [options.game]);
  const isNew = agreedOn(known) !== agreedOn(options);
  const terms = (it: TableOptions): readonly string[] => termsOf(it, game, false, table.words);
  const lines = isNew && game ? newTerms(terms(known), terms(options)) : [];
  const host = seats.find((it) => it?.who === table.host)?.name ?? '';
  const text = isNew && game ? strings.changed(host, lines) : '';
  useEffect(() => {
    if (text === '') return;
    announce(text, { mine: true });
    play('reveal');
  }, [text]);
  if (text === '') return null;
  return (
    <section class="rematch-offer" aria-label={strings.notice}>
      <p>{text}</p>
      <button type="button" class="btn go" onClick={() => setKnown(options)}>
        {strings.seen}
      </button>
    </section>
  );
}
