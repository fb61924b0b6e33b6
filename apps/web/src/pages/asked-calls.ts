/** Tables about which this device was asked whether it may notify: it is asked once. */
const KEY = 'wordhoard.calls';
const MOST = 50;

function asked(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberAsked(code: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([code, ...asked()].slice(0, MOST)));
  } catch {
    // No storage: then it is asked again.
  }
}

const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && Notification.permission !== 'denied';

/** True if this device could notify about this table, and the player wasn't asked yet. */
export const isUnasked = (code: string): boolean => canNotify() && !asked().includes(code);
