/** Network information of browsers that have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** True if data is costly or slow. Then only requested data is fetched. */
export function isMetered(
  connection: Connection | undefined = (navigator as { readonly connection?: Connection }).connection, // not in TypeScript's DOM
): boolean {
  if (!connection) return false;
  const { saveData, effectiveType = '', type } = connection;
  return saveData === true || type === 'cellular' || /2g|3g/.test(effectiveType);
}
