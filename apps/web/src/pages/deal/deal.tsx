import { GAMES, isGameId, titleOf } from '@wordhoard/catalog';
import type { DealInfo } from '@wordhoard/protocol';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { deal as strings } from '#strings/deal.ts';
import { refusalText } from '#strings/refusals.ts';
import { go, type PageProps } from '../../app/router.ts';
import { callMe, introduce, myName, sentPicture } from '../../device/me.ts';
import { allGames } from '../../my-games/store.ts';
import { openGame } from '../../my-games/unfinished.ts';
import { randomHex } from '../../net/ids.ts';
import { savedDeal } from '../../review/saved-records.ts';
import { dealApi, readDealText, type SharedDeal } from '../../same-deal/deal-link.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Bar, Notice, Shuffling, useHead } from '../../ui/page.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

/** A deal to play: of a table on this server, or in the link itself. */
type FoundDeal =
  | { readonly at: 'table'; readonly info: DealInfo; readonly seat: number }
  | { readonly at: 'device'; readonly deal: SharedDeal; readonly played: string | null }
  | { readonly at: 'nowhere'; readonly why: string };

async function find(code: string | null): Promise<FoundDeal> {
  if (code !== null) {
    const answer = await dealApi.about(code);
    if (!answer.ok) return { at: 'nowhere', why: refusalText(answer.refusal) };
    const seat = Number(new URLSearchParams(location.search).get('seat'));
    return { at: 'table', info: answer.value, seat: answer.value.seats[seat] ? seat : 0 };
  }
  const deal = await readDealText(location.hash.slice(1));
  if (!deal || !isGameId(deal.record.game)) return { at: 'nowhere', why: strings.broken };
  const { seed } = deal.record.table;
  const mine = (await allGames()).find((it) => it.record?.table.seed === seed && it.record.nonce !== deal.record.nonce);
  return { at: 'device', deal, played: mine?.id ?? null };
}

/** Page behind a link to a shuffle: says what it is, and lets the visitor play it. */
export default function DealPage({ params }: PageProps): JSX.Element {
  const code = params['code'] ?? null;
  const found = useLoaded<FoundDeal | null>(() => find(code), [code], null);
  const game = found?.at === 'table' ? found.info.game : found?.at === 'device' ? found.deal.record.game : null;
  useHead(game === null ? strings.bare : strings.title(titleOf(game)), game ?? undefined);
  if (!found) return <Shuffling text={strings.looking} />;
  return (
    <>
      <Bar />
      <Notice title={game === null ? strings.bare : strings.title(titleOf(game))}>
        {found.at === 'nowhere' ? <p class="refusal">{found.why}</p> : <Offer found={found} />}
      </Notice>
    </>
  );
}

function Offer({ found }: { readonly found: Exclude<FoundDeal, { at: 'nowhere' }> }): JSX.Element {
  const field = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const game = found.at === 'table' ? found.info.game : found.deal.record.game;
  const who = found.at === 'table' ? found.info.seats[found.seat]?.name : found.deal.record.seats[0]?.name;
  const begin = async (): Promise<void> => {
    const me = { name: myName.peek() || strings.somebody, ...sentPicture() };
    if (found.at === 'device') {
      openGame(game, savedDeal(found.deal, me, randomHex(16)));
      return go(`/play/${game}`);
    }
    await introduce();
    const answer = await dealApi.play(found.info.code, { ...me, seat: found.seat });
    if (answer.ok) go(`/t/${answer.value.code}`);
    else setRefusal(refusalText(answer.refusal));
  };
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (given !== '' && given !== myName.peek()) await callMe(given);
    await begin();
  };
  return (
    <>
      <p>{strings.text(who || strings.somebody, titleOf(game))}</p>
      {isGameId(game) && GAMES[game].ghosts && <p class="muted">{strings.ghost(who || strings.somebody)}</p>}
      <form class="choose" onSubmit={(event) => void submit(event)}>
        <div class="field">
          <label for={field}>{strings.name}</label>
          <input class="input" id={field} name="name" maxLength={20} defaultValue={myName.value} required />
        </div>
        <button type="submit" class="btn big primary">
          {strings.go}
        </button>
      </form>
      {found.at === 'device' && found.played !== null && (
        <LinkButton text={strings.both} href={`/beside/${found.played}${location.hash}`} />
      )}
      <p class="refusal" role="status">
        {refusal}
      </p>
    </>
  );
}
