/** Elements that Tab reaches. A place that a game marks with `data-next` may be one of these or contain some. */
const STOPS = ':is(button, a[href], input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';
/** On a touch screen these would push a keyboard over the board. */
const FIELDS = 'input:not([inputmode="none"], [type="checkbox"], [type="radio"]), textarea';

const canTake = (element: HTMLElement): boolean =>
  element.isConnected && element.matches(STOPS) && element.checkVisibility();

const isWelcome = (element: HTMLElement): boolean =>
  canTake(element) && !(element.matches(FIELDS) && matchMedia('(pointer: coarse)').matches);

function firstIn(scope: ParentNode, marked: string): HTMLElement | undefined {
  for (const place of scope.querySelectorAll<HTMLElement>(marked)) {
    const found = [place, ...place.querySelectorAll<HTMLElement>(STOPS)].find(isWelcome);
    if (found) return found;
  }
  return undefined;
}

/** The next thing to do: what the game says is next, else the first thing that can be pressed where one answers. */
function nextThing(): HTMLElement | undefined {
  const dialog = openDialog();
  if (dialog) return firstIn(dialog, '[data-next]') ?? firstIn(dialog, '[data-inside] > :not(.modal-head)');
  return firstIn(document, '[data-next]') ?? firstIn(document, '[data-doing]');
}

const isAtTable = (): boolean => document.querySelector('.table, .hand-over') !== null;

const openDialog = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);

/** The focus while there is nothing to do. */
const restingPlace = (): HTMLElement | null =>
  openDialog()?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('h1[tabindex="-1"]');

/**
 * Keeps the focus from falling to the body when its element is gone (an answer was given, a dialog closed): it goes to
 * the next thing to do, and until there is one to the page's heading. A focus placed elsewhere stays there.
 */
export function keepFocus(root: HTMLElement): void {
  let last: HTMLElement | null = null;
  /** We put it there for want of something to do. */
  let resting: HTMLElement | null = null;
  let looking = false;

  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? target : null;
    if (last !== resting) resting = null;
  });

  function look(): void {
    looking = false;
    const now = document.activeElement;
    const isLost = now === null || now === document.body;
    // A click beside everything takes it away too; but then what had it is still there. Where nothing has had it yet, a
    // table has just been opened, or a page on which one reads.
    const isKept = last === null ? !isAtTable() : last !== resting && canTake(last);
    if (isLost ? isKept : now !== resting) return;
    const next = nextThing();
    if (next) return next.focus({ preventScroll: true });
    if (!isLost) return;
    resting = restingPlace();
    resting?.focus({ preventScroll: true });
  }

  // After the drawing: then it is known what is disabled or out of sight, and whether the game has seen to it itself.
  const lookSoon = (): void => {
    if (looking) return;
    looking = true;
    requestAnimationFrame(() => requestAnimationFrame(look));
  };
  const attributes = ['disabled', 'hidden', 'open', 'tabindex', 'data-next', 'data-doing'];
  new MutationObserver(lookSoon).observe(root, { subtree: true, childList: true, attributeFilter: attributes });
}
