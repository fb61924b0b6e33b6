import { readStrings, writeJson } from '../device/storage.ts';

/** Tables about which this device was asked whether it may notify: it is asked once. */
const KEY = 'wordhoard.calls';
const MOST = 50;

export const rememberAsked = (code: string): void => void writeJson(KEY, [code, ...readStrings(KEY)].slice(0, MOST));

export const supportsPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

const canNotify = (): boolean => supportsPush() && Notification.permission !== 'denied';

/** True if this device could notify about this table, and the player wasn't asked yet. */
export const isUnasked = (code: string): boolean => canNotify() && !readStrings(KEY).includes(code);
