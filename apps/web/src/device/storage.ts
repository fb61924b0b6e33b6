/**
 * What this device keeps for the pages, by key: in `localStorage`, or in `sessionStorage` until the tab is closed. Where nothing can be stored, as in some private windows, reading finds
 * nothing and writing says so: the page works on and forgets. All reads of damaged data give null.
 */

/** `full`: the device has no room left. `unavailable`: the browser keeps nothing for this page. */
export type StorageFault = 'full' | 'unavailable';

export const storageFault = (error: unknown): StorageFault =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';

/** Gives null if the storage can't be used. */
const tryTo = <T>(use: () => T): T | null => {
  try {
    return use();
  } catch {
    return null;
  }
};

/** Gives the fault, or null if there was none. */
const faultOf = (use: () => void): StorageFault | null => {
  try {
    use();
    return null;
  } catch (error) {
    return storageFault(error);
  }
};

/** False where the browser keeps nothing for this page. */
export const isStorageUsable = (): boolean => tryTo(() => localStorage.length) !== null;

type StorageName = 'localStorage' | 'sessionStorage';

export const readText = (key: string, storage: StorageName = 'localStorage'): string | null =>
  tryTo(() => globalThis[storage].getItem(key));

/** Null deletes the key. */
export const writeText = (
  key: string,
  text: string | null,
  storage: StorageName = 'localStorage',
): StorageFault | null =>
  faultOf(() => {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  });

/** Deletes what is kept until the tab is closed. */
export const clearSessionStorage = (): StorageFault | null => faultOf(() => sessionStorage.clear());

/** Null for a missing key and for damaged data. */
export const parseJson = (text: string | null): unknown => tryTo(() => JSON.parse(text ?? 'null'));
export const readJson = (key: string): unknown => parseJson(readText(key));
export const writeJson = (key: string, value: unknown): StorageFault | null => writeText(key, JSON.stringify(value));

/** The strings of a stored list. */
export const parseStrings = (text: string | null): readonly string[] => {
  const list = parseJson(text);
  return Array.isArray(list) ? list.filter((it) => typeof it === 'string') : [];
};
export const readStrings = (key: string): readonly string[] => parseStrings(readText(key));

/** The keys that start with `prefix`. */
export const keysWith = (prefix: string): readonly string[] =>
  tryTo(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];
