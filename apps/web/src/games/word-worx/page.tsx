import {
  type CardId,
  type Event,
  faceOf,
  type OpenWord,
  scoreRound,
  situationOf,
  textOf,
  workbenchOf,
} from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { wordWorx } from '#strings/word-worx.ts';
import { announce } from '../../shell/announcer.tsx';
import { Icon } from '../../shell/icon.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { play } from '../../shell/sound.ts';
import { useTimeLeft } from '../../shell/table/clock.ts';
import { Frame } from '../../shell/table/frame.tsx';
import type { GamePage, GameTableProps, SummaryProps } from '../../shell/table/game-page.ts';
import type { Names } from '../../shell/table/names.ts';
import { Ring } from '../../shell/table/ring.tsx';
import { Belt } from './belt.tsx';
import { Bench } from './bench.tsx';
import { aimAt, looseCards, putIn, sealsOf, takeOut, toggleSeal } from './building.ts';
import { LIMITS } from './defaults.ts';
import { describe } from './describe.ts';
import { End } from './end.tsx';
import { Hand } from './hand.tsx';
import { useJudge } from './judge.ts';
import { Manifest, progressSum } from './manifest.tsx';
import { Opponents } from './opponents.tsx';
import { promptOf } from './prompt.ts';
import { inWords } from './refusals.ts';
import { momentOf } from './scene.ts';
import { Sheets } from './sheets.tsx';
import { eventsOf, seenBy } from './sight.ts';
import { Steal } from './steal.tsx';
import { lootAt, type Plan, planFor, theftOf } from './stealing.ts';
import { useTurn } from './use-turn.ts';
import './page.css';

const NO_BENCH = { hand: [], words: [], lock: null };
const LATELY = 4;

function Table(props: GameTableProps): JSX.Element {
  const { session, table, sight, me, here, names, move, free, ending } = props;
  const seen = seenBy(sight);
  const moment = momentOf(seen, me);
  const { view, scene } = moment;
  const id = useId();
  const bench = me === null ? NO_BENCH : workbenchOf(view, me);
  const turn = useTurn(moment.question, bench);
  const left = useTimeLeft(session, moment.until);
  const [opened, open] = useState<'manifest' | number | null>(null);

  const mine = scene.is !== 'over' && scene.mine;
  const building = scene.is === 'build' && mine;
  const stealing = scene.is === 'steal' && mine;
  const { draft, plan } = turn;
  const seat = scene.is === 'over' ? null : scene.seat;
  const situation = me === null || !view.mine || scene.is === 'over' ? null : situationOf(view, me);
  const progress = useJudge('progress', view.config, situation && { situation });
  const verdict = useJudge('arrangement', view.config, building ? { bench, words: draft.words } : null);
  const loot = useJudge('loot', view.config, stealing && me !== null ? { view, seat: me } : null);

  const loose = building ? looseCards(bench, draft) : bench.hand;
  const sealed = me === null ? [] : view.players[me]!.sealed;
  const runs = building ? draft.words : bench.words.map(({ cards }) => cards);
  const sheet =
    view.mine && scoreRound([...sealed, ...runs].map(textOf), loose.length, view.mine.manifest, view.mine.indicator);

  const prompt = promptOf(moment, names, seen.over?.places ?? []);
  const theft = plan && theftOf(plan);
  const shown = plan ? plannedOf(plan, names) : prompt;
  useEffect(() => announce(shown, { mine: true }), [shown]);
  useScoredRound(view.sheets.length, scene.is === 'over', open);

  const answer = (given: unknown): void => {
    if (me !== null) turn.send(move(me, given));
  };
  const build = (): void => answer({ words: draft.words, seal: sealsOf(draft) });
  const lock = (word: number | null): void => {
    play('lock');
    if (me !== null) turn.send(free(me, { type: 'lock', word }));
  };
  const touch = (owner: number, word: OpenWord, card: CardId): void => {
    if (view.players[owner]!.lock === word.id) return turn.refuse({ code: 'locked', word: word.id });
    const found = loot && lootAt(loot, word, card);
    if (found) turn.steal(planFor(found));
    else if (loot) turn.refuse({ code: 'no-rest', word: textOf(word.cards), card });
  };
  const handCard = (): ((card: CardId) => void) | null => {
    if (building) return (card) => turn.build(putIn(draft, card));
    if (stealing && plan) return (card) => turn.steal(withCard(plan, card));
    return scene.is === 'discard' && mine ? turn.choose : null;
  };
  const sub = wordWorx.sub(names, seat, view.round, view.rounds);
  return (
    <Frame
      {...props}
      describe={describeAny}
      title={wordWorx.title}
      sub={here.length === 0 ? strings.watchingAt(sub) : sub}
    >
      <main class="worx" id="main">
        {scene.is !== 'over' && (
          <div class="floor">
            <Opponents
              {...{ view, me }}
              seats={table.seats}
              turn={seat}
              said={session.said.value}
              onCard={stealing ? touch : null}
              taken={plan?.loot.card ?? null}
            />
            <Belt view={view} onPick={scene.is === 'pick' && mine ? (card) => answer({ card }) : null} />
            {me !== null && view.mine && sheet && (
              <Bench
                {...{ view }}
                seat={me}
                draft={building ? draft : null}
                sealing={building ? sealsOf(draft) : []}
                lines={sheet.lines}
                points={sheet.points}
                onTake={(card) => turn.build(takeOut(draft, card))}
                onAim={(word) => turn.build(aimAt(draft, word))}
                onSeal={(word) => turn.build(toggleSeal(draft, word))}
                onLock={lock}
              />
            )}
            <div class="haz" />
          </div>
        )}
        <section class="ask" aria-label={wordWorx.title}>
          <div class="prompt">
            <p>{shown}</p>
            {left !== null && scene.is !== 'over' && (
              <Ring left={left} of={table.options.limits[scene.is] ?? LIMITS[scene.is]} />
            )}
          </div>
          {turn.refusal && (
            <p class="refusal" role="alert" data-code={turn.refusal.code}>
              <Icon name="close" />
              {inWords(turn.refusal)}
            </p>
          )}
          {stealing && !plan && (
            <p class="dim small">
              {loot === undefined ? wordWorx.steal.waiting : loot?.length === 0 ? wordWorx.steal.none : ''}
            </p>
          )}
          {stealing && plan && <Steal key={plan.loot.card} {...{ view, bench, plan }} onPlan={turn.steal} />}
          {building && (
            <div class="field typed">
              <label for={`${id}-typed`}>{wordWorx.build.label}</label>
              <textarea
                class="input word"
                rows={1}
                id={`${id}-typed`}
                value={turn.typed}
                autocomplete="off"
                autocapitalize="characters"
                spellcheck={false}
                aria-describedby={`${id}-hint`}
                onInput={({ currentTarget: { value } }) => turn.type(value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  if (!turn.refusal) build();
                }}
              />
              <small id={`${id}-hint`} role="status">
                {verdict
                  ? inWords(verdict)
                  : verdict === null && draft.words.length > 0 && sheet && !turn.refusal
                    ? wordWorx.build.fine(sheet.points)
                    : wordWorx.build.hint}
              </small>
            </div>
          )}
          {scene.is === 'over' && <End {...{ view, table, names, me, ending }} places={seen.over?.places ?? []} />}
        </section>
        <div class="foot">
          {me !== null && scene.is !== 'over' && (
            <Hand
              cards={loose}
              owed={loose.filter((card) => !bench.hand.includes(card))}
              chosen={plan ? plan.added : turn.chosen}
              onCard={handCard()}
              toggles={!building}
            />
          )}
          <div class="do">
            {scene.is === 'pick' && mine && scene.nth === 2 && (
              <button type="button" class="btn big" onClick={() => answer({ card: null })}>
                {wordWorx.pick.enough}
              </button>
            )}
            {stealing && (
              <button type="button" class="btn big" onClick={() => answer({ steal: null })}>
                {wordWorx.steal.leave}
              </button>
            )}
            {stealing && plan && (
              <button type="button" class="btn big go" disabled={!theft} onClick={() => answer({ steal: theft })}>
                {wordWorx.steal.go(faceOf(plan.loot.card))}
              </button>
            )}
            {building && (
              <>
                {draft.at && (
                  <button type="button" class="btn" onClick={() => turn.build(aimAt(draft, null))}>
                    {wordWorx.build.fresh}
                  </button>
                )}
                <button type="button" class="btn" onClick={turn.reset}>
                  {wordWorx.build.reset}
                </button>
                <button type="button" class="btn big go" onClick={build}>
                  {scene.last ? wordWorx.build.doneLast : wordWorx.build.done}
                </button>
              </>
            )}
            {scene.is === 'discard' && mine && (
              <button type="button" class="btn big go" onClick={() => answer({ cards: turn.chosen })}>
                {wordWorx.discard.go(scene.count)}
              </button>
            )}
          </div>
        </div>
        {view.mine && scene.is !== 'over' && (
          <>
            <section class="panel only-wide" aria-label={wordWorx.manifest.short}>
              <h2>{wordWorx.manifest.title}</h2>
              <Manifest mine={view.mine} progress={progress ?? undefined} />
            </section>
            <button type="button" class="peek only-narrow" onClick={() => open('manifest')}>
              <b>{wordWorx.manifest.short}</b> {progress && progressSum(progress)} <Icon name="up" />
            </button>
          </>
        )}
        {view.sheets.length > 0 && scene.is !== 'over' && (
          <button type="button" class="btn quiet" onClick={() => open(view.sheets.length)}>
            {wordWorx.sheet.open(view.sheets.length)}
          </button>
        )}
      </main>
      <Sheet title={wordWorx.manifest.title} open={opened === 'manifest'} onClose={() => open(null)}>
        {view.mine && <Manifest mine={view.mine} progress={progress ?? undefined} />}
      </Sheet>
      <Sheet
        title={wordWorx.sheet.title(view.sheets.length)}
        open={typeof opened === 'number'}
        onClose={() => open(null)}
      >
        <Sheets sheets={view.sheets.at(-1) ?? []} names={names} />
      </Sheet>
    </Frame>
  );
}

/** What is about to be stolen, as far as it is settled. */
function plannedOf(plan: Plan, names: Names): string {
  const { owner, word, card } = plan.loot;
  const theft = theftOf(plan);
  if (!theft) return wordWorx.prompt.stealFrom(names, owner, textOf(word.cards), faceOf(card));
  const { rest, made } = theft;
  return wordWorx.prompt.theft(names, owner, textOf(word.cards), faceOf(card), textOf(rest), textOf(made));
}

function withCard(plan: Plan, card: CardId): Plan {
  const others = plan.added.filter((it) => it !== card);
  return { ...plan, added: others.length < plan.added.length ? others : [...others, card], made: null };
}

/** When a round has been scored and another begins, its reckoning is shown by itself. */
function useScoredRound(scored: number, over: boolean, open: (round: number) => void): void {
  const [seen, see] = useState(scored);
  useEffect(() => {
    if (scored === seen) return;
    see(scored);
    if (!over) open(scored);
  }, [scored]);
}

/** What has happened lately, for whoever takes the device in hand. */
function Summary({ sight, names }: SummaryProps): JSX.Element | null {
  const told = eventsOf(sight).flatMap((event) => {
    // What one player drew is for that player alone.
    const it = event.type === 'drew' ? null : describe(event, names);
    return it && !it.passing ? [it.text] : [];
  });
  if (told.length === 0) return null;
  return (
    <>
      <h2>{wordWorx.lately}</h2>
      <ul class="plain">
        {told.slice(-LATELY).map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
    </>
  );
}

// The table's game is Word Worx, so its events are.
const describeAny: GamePage['describe'] = (event, names) => describe(event as unknown as Event, names);

export const page: GamePage = {
  title: wordWorx.title,
  Table,
  describe: describeAny,
  Summary,
  // Hand and manifest are on the screen all the time.
  isPrivate: () => true,
};
