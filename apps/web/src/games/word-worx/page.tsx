import { type Event, situationOf, workbenchOf } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { wordWorx } from '#strings/word-worx.ts';
import { announce } from '../../shell/announcer.tsx';
import { Icon } from '../../shell/icon.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { play } from '../../shell/sound.ts';
import { useTimeLeft } from '../../shell/table/clock.ts';
import { Frame } from '../../shell/table/frame.tsx';
import type { GamePage, GameTableProps, SummaryProps } from '../../shell/table/game-page.ts';
import { Acts } from './acts.tsx';
import { Ask } from './ask.tsx';
import { Belt } from './belt.tsx';
import { Bench } from './bench.tsx';
import { aimAt, sealsOf, toggleSeal } from './building.ts';
import { LIMITS } from './defaults.ts';
import { describe } from './describe.ts';
import { End } from './end.tsx';
import { Hand } from './hand.tsx';
import { useJudge } from './judge.ts';
import { Lately } from './lately.tsx';
import { Manifest, progressSum } from './manifest.tsx';
import { Opponents } from './opponents.tsx';
import { plannedOf, promptOf, verdictOf } from './prompt.ts';
import { momentOf } from './scene.ts';
import { Sheets } from './sheets.tsx';
import { seenBy } from './sight.ts';
import { standingOf } from './standing.ts';
import { Steal } from './steal.tsx';
import { touchHeld, touchLaid, touchPrey } from './touches.ts';
import { Typed } from './typed.tsx';
import { useInSight } from './use-in-sight.ts';
import { useTurn } from './use-turn.ts';
import './page.css';
import './narrow.css';
import './wide.css';

const NO_BENCH = { hand: [], words: [], lock: null };

function Table(props: GameTableProps): JSX.Element {
  const { session, table, sight, me, here, names, move, free, ending } = props;
  const seen = seenBy(sight);
  const moment = momentOf(seen, me);
  const { view, scene } = moment;
  const bench = me === null ? NO_BENCH : workbenchOf(view, me);
  const turn = useTurn(moment.question, bench);
  const left = useTimeLeft(session, moment.until);
  const [opened, open] = useState<'manifest' | number | null>(null);
  const main = useRef<HTMLElement>(null);
  useInSight(main, scene);

  const mine = scene.is !== 'over' && scene.mine;
  const building = scene.is === 'build' && mine;
  const stealing = scene.is === 'steal' && mine;
  const { draft, plan } = turn;
  const seat = scene.is === 'over' ? null : scene.seat;
  const situation = me === null || !view.mine || scene.is === 'over' ? null : situationOf(view, me);
  const progress = useJudge('progress', view.config, situation && { situation });
  const verdict = useJudge('arrangement', view.config, building ? { bench, words: draft.words } : null);
  const loot = useJudge('loot', view.config, stealing && me !== null ? { view, seat: me } : null);

  const begun = { draft: building ? draft : null, plan: stealing ? plan : null };
  const standing = standingOf(view, me, bench, begun);

  const prompt = plan
    ? plannedOf(plan, names, bench, standing?.lines ?? [])
    : promptOf(moment, names, seen.over?.places ?? []);
  useEffect(() => announce(prompt, { mine: true }), [prompt]);
  useScoredRound(view.sheets.length, scene.is === 'over', open);

  const answer = (given: unknown): void => {
    if (me !== null) turn.send(move(me, given));
  };
  const build = (): void => answer({ words: draft.words, seal: sealsOf(draft) });
  const lock = (word: number | null): void => {
    play('lock');
    if (me !== null) turn.send(free(me, { type: 'lock', word }));
  };
  const sub = wordWorx.sub(names, seat, view.round, view.rounds);
  return (
    <Frame
      {...props}
      describe={describeAny}
      title={wordWorx.title}
      sub={here.length === 0 ? strings.watchingAt(sub) : sub}
    >
      <main ref={main} class={`worx ${me === null ? 'watching' : ''}`} id="main">
        {scene.is !== 'over' && (
          <div class="floor">
            <Opponents
              {...{ view, me }}
              seats={table.seats}
              turn={seat}
              said={session.said.value}
              touchOf={stealing ? touchPrey(turn, view, bench, loot) : null}
              taken={plan && { card: plan.loot.card, rest: plan.loot.rests[plan.rest]! }}
            />
            <Belt view={view} onPick={scene.is === 'pick' && mine ? (card) => answer({ card }) : null} />
            {me !== null && standing && (
              <Bench
                {...{ view, bench, standing }}
                seat={me}
                open={building || stealing}
                building={
                  building
                    ? {
                        draft,
                        sealing: sealsOf(draft),
                        wrong: verdict && 'word' in verdict && typeof verdict.word === 'string' ? verdict.word : null,
                        touch: touchLaid(turn),
                        onAim: (word) => turn.build(aimAt(draft, word)),
                        onSeal: (word) => turn.build(toggleSeal(draft, word)),
                        onDraft: turn.build,
                      }
                    : null
                }
                onLock={lock}
              />
            )}
            <div class="haz" />
          </div>
        )}
        <div class={scene.is === 'over' ? 'result' : 'foot'}>
          <Ask
            prompt={prompt}
            refusal={turn.refusal}
            time={
              left === null || scene.is === 'over'
                ? null
                : { left, of: table.options.limits[scene.is] ?? LIMITS[scene.is] }
            }
          >
            {stealing && !plan && loot === undefined && <p class="dim small">{wordWorx.steal.waiting}</p>}
            {stealing && loot?.length === 0 && <p class="dim small">{wordWorx.steal.none}</p>}
            {stealing && plan && <Steal key={plan.loot.card} {...{ view, bench, plan }} onPlan={turn.steal} />}
            {building && (
              <Typed
                value={turn.typed}
                verdict={verdictOf(verdict, turn.refusal, draft.words.length > 0 && standing ? standing.points : null)}
                onType={turn.type}
                onEnter={() => {
                  if (!turn.refusal) build();
                }}
              />
            )}
            {scene.is === 'over' && <End {...{ view, table, names, me, ending }} places={seen.over?.places ?? []} />}
          </Ask>
          {standing && scene.is !== 'over' && (
            <Hand
              cards={standing.loose}
              owed={standing.loose.filter((card) => !bench.hand.includes(card))}
              chosen={plan ? plan.added : turn.chosen}
              touch={touchHeld(turn, scene)}
              toggles={!building}
            />
          )}
          <div class="do">
            <Acts
              {...{ scene, plan }}
              onEnough={() => answer({ card: null })}
              onSteal={(theft) => answer({ steal: theft })}
              onReset={turn.reset}
              onBuild={build}
              onDiscard={() => answer({ cards: turn.chosen })}
            />
          </div>
          {view.mine && scene.is !== 'over' && (
            <button type="button" class="peek only-narrow" onClick={() => open('manifest')}>
              <b>{wordWorx.manifest.short}</b> {progress && progressSum(progress)} <Icon name="up" />
            </button>
          )}
        </div>
        {scene.is !== 'over' && (
          <div class="beside">
            {view.mine && (
              <section class="panel only-wide" aria-label={wordWorx.manifest.short}>
                <h2>{wordWorx.manifest.title}</h2>
                <Manifest mine={view.mine} progress={progress ?? undefined} />
              </section>
            )}
            <div class="room only-wide">
              <section class="panel" aria-label={wordWorx.lately}>
                <Lately {...{ sight, names }} />
              </section>
            </div>
            {view.sheets.length > 0 && (
              <button type="button" class="btn quiet" onClick={() => open(view.sheets.length)}>
                {wordWorx.sheet.open(view.sheets.length)}
              </button>
            )}
          </div>
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

/** When a round has been scored and another begins, its reckoning is shown by itself. */
function useScoredRound(scored: number, over: boolean, open: (round: number) => void): void {
  const [seen, see] = useState(scored);
  useEffect(() => {
    if (scored === seen) return;
    see(scored);
    if (!over) open(scored);
  }, [scored]);
}

/** For whoever takes the device in hand. */
const Summary = ({ sight, names }: SummaryProps): JSX.Element => <Lately {...{ sight, names }} shared />;

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
