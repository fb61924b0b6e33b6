/** Values of a YAML file. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
export type Fields = { readonly [key: string]: Value };

const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsOf = (value: Value | undefined): Fields => (isFields(value) ? value : {});
/** Reads names from a list or from the keys of a map. */
export const namesOf = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : Object.keys(fieldsOf(value));
export const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
