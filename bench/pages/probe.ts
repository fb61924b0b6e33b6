/** The bench's questions to a page, asked from inside it. Times are on the page's clock. */
export interface Probe {
  /** When the finger came down on the start page. */
  pressed: number | null;
  /** The first frame after which a control of the game was on the screen, and the page free to hear it. */
  touchable: number | null;
  /** The same for three of them: a question with its choices. When a bot begins, that is after its move. */
  playable: number | null;
  /** The name of the last of those, so that one sees what was measured. */
  control: string;
  /** From a press on it until the page had changed: one that is not heard is no control. */
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

/** Runs in the page before anything of ours: keeps the time, and looks once a frame whether something can be pressed. */
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

  /** A finger's way to something of the game itself: not of the bar over it, and nothing lies on top of it. */
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

  /** One or two may only be there to look at something while another player is awaited. */
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
    // It is drawn after this frame's callbacks; the message comes when the page is free again.
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
