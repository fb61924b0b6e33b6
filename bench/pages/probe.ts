/** Measurements inside a page, in times of the page's clock. */
export interface Probe {
  /** When the start page was pressed. */
  pressed: number | null;
  /** The first frame after which a control of the game was on the screen and the page could react. */
  touchable: number | null;
  /** The same for three controls: a question with its choices. If a bot begins, that is after its move. */
  playable: number | null;
  /** The name of the last of them, to show what was measured. */
  control: string;
  /** Time from a press on it until the page changed. */
  reaction: number | null;
  /** The point to press. */
  aim: () => Point | null;
  readonly longTasks: { readonly at: number; readonly ms: number }[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before our code: records times, and checks in every frame whether a control can be pressed. */
export function watchPage(): void {
  const probe: Probe = {
    pressed: null,
    touchable: null,
    playable: null,
    control: '',
    reaction: null,
    aim: () => null,
    longTasks: [],
  };
  window.probe = probe;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) probe.longTasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  const press = (): void => {
    probe.pressed ??= performance.now();
  };
  addEventListener('pointerdown', press, { capture: true });

  /** Finds a control of the game itself, not of the bar over it, that nothing covers. */
  const find = (): { control: HTMLElement; point: Point }[] => {
    const controls = document.querySelectorAll<HTMLElement>(
      '[data-play] main :is(button, input, textarea, [role="button"]):not(:disabled, [aria-disabled="true"])',
    );
    return [...controls].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      return control.contains(document.elementFromPoint(point.x, point.y)) ? [{ control, point }] : [];
    });
  };
  probe.aim = () => find().at(-1)?.point ?? null;

  /** One or two controls may only be for looking while another player is awaited. */
  const CHOICES = 3;
  const nameOf = (it: HTMLElement): string => (it.getAttribute('aria-label') ?? (it.textContent || it.tagName)).trim();
  const onInput = (): void => {
    const at = performance.now();
    const changed = (): void => {
      probe.reaction ??= performance.now() - at;
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(changed).observe(document.body, all);
  };
  const checkPlayable = (): void => {
    const found = find();
    if (found.length < CHOICES) requestAnimationFrame(checkPlayable);
    if (found.length === 0 || (found.length < CHOICES && probe.touchable !== null)) return;
    // The frame is drawn after its callbacks; the message arrives when the page is free again.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      probe.touchable ??= performance.now();
      if (found.length < CHOICES) return;
      probe.playable = performance.now();
      probe.control = nameOf(found.at(-1)!.control);
      addEventListener('pointerdown', onInput, { once: true, capture: true });
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(checkPlayable);
}
