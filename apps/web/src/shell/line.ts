/** What browsers that know their line say of it; others know nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Does somebody pay for every byte, or wait for it? Then nothing is fetched that was not asked for. */
export function isMetered(
  connection: Connection | undefined = (navigator as { readonly connection?: Connection }).connection, // not in TypeScript's DOM
): boolean {
  if (!connection) return false;
  const { saveData, effectiveType = '', type } = connection;
  return saveData === true || type === 'cellular' || /2g|3g/.test(effectiveType);
}
