import { type GenericSchema, is, safeParse } from 'valibot';

/**
 * Shape that untrusted JSON must have to be a T. Games write theirs with valibot; `strictObject` refuses extra keys.
 */
export type Schema<T> = GenericSchema<unknown, T>;

/** The T that this JSON is, or undefined. */
export function read<T>(schema: Schema<T>, json: unknown): T | undefined {
  const result = safeParse(schema, json, { abortEarly: true });
  return result.success ? result.output : undefined;
}

export const matchesSchema = <T>(schema: Schema<T>, json: unknown): json is T => is(schema, json);
