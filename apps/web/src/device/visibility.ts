/** False while the page's tab is hidden, as in the background or on a locked phone. */
export const isPageVisible = (): boolean => !document.hidden;

/** Calls back whenever the tab is shown or hidden, until the returned function is called. */
export function onVisibilityChange(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
