import type { Seat } from '@wordhoard/kernel';
import { checkSpelling, checkTrump, type Event, front, textOf, unspent, worthOf } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { wordNerds } from '#strings/word-nerds.ts';
import { announce } from '../../shell/announcer.tsx';
import { Icon } from '../../shell/icon.tsx';
import { useTimeLeft } from '../../shell/table/clock.ts';
import { Frame } from '../../shell/table/frame.tsx';
import type { GamePage, GameTableProps } from '../../shell/table/game-page.ts';
import type { Names } from '../../shell/table/names.ts';
import { Ring } from '../../shell/table/ring.tsx';
import { Seats } from '../../shell/table/seats.tsx';
import { ActionCards } from './action-cards.tsx';
import { Aim } from './aim.tsx';
import { AutoPass } from './auto-pass.tsx';
import { Battle } from './battle.tsx';
import { Compose } from './compose.tsx';
import { placed, tapped } from './composing.ts';
import { LIMITS } from './defaults.ts';
import { describe } from './describe.ts';
import { Do } from './do.tsx';
import { liftTo } from './dragging.ts';
import { End } from './end.tsx';
import { Hand } from './hand.tsx';
import { owedLetters, owedTokens, promptOf } from './prompt.ts';
import { inWords } from './refusals.ts';
import { LIMIT_OF, type Moment, momentOf, type NerdSeen } from './scene.ts';
import { seatState } from './seats.ts';
import { eventsOf, seenBy } from './sight.ts';
import { Slab } from './slab.tsx';
import { Tokens } from './tokens.tsx';
import { Track } from './track.tsx';
import { type Desk, useDesk } from './use-desk.ts';
import './page.css';

function Table(props: GameTableProps): JSX.Element {
  const { session, table, sight, me, here, names, ending } = props;
  const seen = seenBy(sight);
  const moment = momentOf(seen, me);
  const { view, step, mine } = moment;
  const desk = useDesk(moment, props);
  const left = useTimeLeft(session, moment.until);
  const spelling = mine && maySpell(moment);
  const places = seen.over?.places ?? [];
  const prompt = promptOf(moment, names, places);
  useEffect(() => announce(prompt, { mine: true }), [prompt]);

  const turn = wordNerds.turn(view.turn);
  const limit = step && LIMIT_OF[step.type];
  const full = limit && (table.options.limits[limit] ?? LIMITS[limit]);
  return (
    <Frame
      {...props}
      describe={describeAny}
      title={wordNerds.title}
      sub={here.length === 0 ? strings.watchingAt(turn) : turn}
    >
      <div class="cols nerds">
        <aside class="col" aria-label={strings.seats}>
          <Seats seats={table.seats} me={me} state={(seat) => seatState(moment, seat)} said={session.said.value} />
          <Track view={view} names={names} />
        </aside>
        <main class="desk" id="main">
          <div class="left">
            {step && (
              <Slab
                {...{ moment, names }}
                nothing={step.type === 'declare' ? wordNerds.table.noWords : outcome(eventsOf(sight), names)}
                inWord={desk.word.map(({ card }) => card)}
                onPick={mine && step.type === 'select' ? (card) => desk.answer({ card }) : null}
                onPool={spelling ? (card) => desk.spell(tapped(card, desk.word)) : null}
                onLift={spelling ? lift(desk) : null}
              />
            )}
            {me !== null && step && <Mine {...{ moment, seat: me, desk, names, spelling }} />}
            {!step && <End {...{ view, table, names, me, places, ending }} events={eventsOf(sight)} />}
          </div>
          <div class="right">
            <section class="ask" aria-label={wordNerds.ask}>
              <div class="prompt">
                {desk.refusal ? (
                  <p class="refusal" role="alert" data-code={desk.refusal.code}>
                    <Icon name="close" />
                    {desk.refusal.text}
                  </p>
                ) : (
                  <p>{prompt}</p>
                )}
                {left !== null && full && <Ring left={left} of={full} />}
              </div>
            </section>
            {me !== null && step && <Doing {...{ moment, seat: me, desk, names }} />}
            {me !== null && step && <Screen {...{ moment, seen, seat: me, desk, names }} />}
          </div>
        </main>
      </div>
    </Frame>
  );
}

interface PartProps {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly desk: Desk;
  readonly names: Names;
}

/** What became of the last words, for as long as no others lie there. */
function outcome(events: readonly Event[], names: Names): string {
  const last = events.findLast(({ type }) => type === 'scored');
  return (last && describe(last, names)?.text) ?? wordNerds.table.noWords;
}

/** A card that is dragged goes into the word where it is let go, or out of it. */
const lift = (desk: Desk): ReturnType<typeof liftTo> => liftTo((card, at) => desk.spell(placed(card, at, desk.word)));

/** Is a word being spelt now: to declare it, or to trump somebody else's? */
function maySpell({ step, view, me }: Moment): boolean {
  if (step?.type === 'declare') return true;
  const { scoring, trumping } = front(view.words);
  return step?.type === 'respond' && trumping === null && scoring !== null && view.words[scoring]!.owner !== me;
}

/** Why the word on the desk cannot be laid now; undefined when it can. */
const fault = ({ step, view }: Moment, seat: Seat, { word }: Desk): ReturnType<typeof checkSpelling> =>
  checkSpelling(view, word) ?? (step?.type === 'respond' ? checkTrump(view.words, seat, word) : undefined);

/** The player's letters, and the word they are spelling with them. */
function Mine({ moment, seat, desk, names, spelling }: PartProps & { readonly spelling: boolean }): JSX.Element {
  const { step, view, mine } = moment;
  const hand = view.hand?.letters ?? [];
  const why = fault(moment, seat, desk);
  const target = view.words[front(view.words).scoring ?? -1];
  const needed =
    step?.type === 'respond' && target
      ? wordNerds.hand.needed(names, target.owner, textOf(target.cards), worthOf(target).total + 1)
      : '';
  const most = mine ? (step?.type === 'purchase' ? hand.length : owedLetters(moment)) : 0;
  const press = spelling
    ? (card: string): void => desk.spell(tapped(card, desk.word))
    : most > 0
      ? (card: string): void => desk.toggleLetter(card, most)
      : null;
  return (
    <section class="hand" aria-label={wordNerds.hand.label}>
      <Hand
        letters={hand}
        chosen={spelling ? desk.word.map(({ card }) => card) : desk.letters}
        onPress={press}
        onLift={spelling ? lift(desk) : null}
      />
      {spelling && (
        <Compose
          cards={desk.word}
          sources={{ hand, pool: view.pool }}
          note={desk.word.length > 0 && why ? inWords(why) : needed}
          onLift={lift(desk)}
          onChange={desk.spell}
          onDone={() => {
            if (!why) desk.answer({ type: step?.type === 'respond' ? 'trump' : 'word', cards: desk.word });
          }}
        />
      )}
    </section>
  );
}

/** The one thing to do now: answer the question, or aim the card that was taken up. */
function Doing({ moment, seat, desk, names }: PartProps): JSX.Element | null {
  const { view, mine } = moment;
  const { card } = desk;
  if (card !== null)
    return (
      <section class="doing stays" aria-label={wordNerds.answers}>
        <Aim
          key={card}
          {...{ card, view, seat, names }}
          onPlay={(target) => desk.play({ type: 'card', card, target })}
          onCancel={() => desk.takeUp(null)}
        />
      </section>
    );
  if (!mine) return null;
  // Where tokens or letters are chosen, the button stands under them; elsewhere it stays in sight.
  const stays = ['bid-cards', 'declare', 'respond', 'join', 'keep'].includes(moment.step?.type ?? '');
  return (
    <section class={`doing ${stays ? 'stays' : ''}`} aria-label={wordNerds.answers}>
      <Do
        {...{ moment, seat, desk }}
        spelling={maySpell(moment)}
        sound={maySpell(moment) && !fault(moment, seat, desk)}
      />
    </section>
  );
}

/** Behind the player's screen: action cards and tokens, and how they want to be asked. */
function Screen({ moment, seen, seat, desk, names }: PartProps & { readonly seen: NerdSeen }): JSX.Element {
  const { view, step, mine } = moment;
  const player = view.players[seat]!;
  const payable = unspent(player, view.topToken);
  const most = step?.type === 'tokens' ? owedTokens(moment) : step?.type === 'bid' ? 1 : view.topToken;
  const agreed = view.stopping.includes(seat);
  const may = (token: number, spent: boolean): boolean => {
    if (!mine) return false;
    if (step?.type === 'bid') return payable.includes(token);
    if (step?.type === 'tokens') return spent;
    return step?.type === 'purchase' && token > 0 && !spent;
  };
  return (
    <>
      <Tokens
        {...{ player, may }}
        top={view.topToken}
        chosen={desk.tokens}
        onPress={(it) => desk.toggleToken(it, most)}
      />
      <div class="behind">
        <AutoPass {...{ seen, seat }} answer={desk.answer} />
        <ActionCards {...{ view, seat, step }} chosen={desk.card} onChoose={(card) => desk.takeUp(card)} />
        {view.stopping.length > 0 && <p class="small">{wordNerds.act.stopping(names, view.stopping)}</p>}
        {seen.free.includes('stop') && (
          <button type="button" class="btn quiet" onClick={() => desk.play({ type: 'stop', agree: !agreed })}>
            {agreed ? wordNerds.act.playOn : wordNerds.act.stop}
          </button>
        )}
      </div>
    </>
  );
}

const describeAny: GamePage['describe'] = (event, names) => describe(event as unknown as Event, names);

/** Between two people at one device: the words on the table. */
const Summary: GamePage['Summary'] = ({ sight, names }) => <Battle words={seenBy(sight).view.words} names={names} />;

export const page: GamePage = {
  title: wordNerds.title,
  Table,
  describe: describeAny,
  Summary,
  // Hands, action cards and answers are each player's own: nothing is asked of two people before one screen.
  isPrivate: (sight) => seenBy(sight).question !== null,
};
