import type { Page } from 'playwright-core';

const received = new WeakMap<Page, Set<(sent: string | null, received: string | null) => void>>();

/** Records what the page sends to the server. Call it before the page connects. */
export function watchSocket(page: Page): void {
  const listeners = new Set<(sent: string | null, received: string | null) => void>();
  received.set(page, listeners);
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => listeners.forEach((it) => void it(String(payload), null)));
    socket.on('framereceived', ({ payload }) => listeners.forEach((it) => void it(null, String(payload))));
  });
}

/** Resolves when the server has acknowledged a draft of this text, and so stored it. */
export const draftAcknowledged = (page: Page, text: string): Promise<void> =>
  waitForAcknowledgement(page, `"text":"${text}"`);

/** Resolves when the server has acknowledged a message that contains this. */
export function waitForAcknowledgement(page: Page, part: string): Promise<void> {
  return new Promise((resolve) => {
    let id: string | undefined;
    received.get(page)!.add((sent, received) => {
      if (sent?.includes(part)) id = JSON.parse(sent).id;
      if (id !== undefined && received && JSON.parse(received).id === id) resolve();
    });
  });
}
