import { GAME_IDS, type LoadGame, titleOf } from '@wordhoard/catalog';
import {
  type AnyGamePackage,
  MAX_LIMIT_MS,
  MIN_LIMIT_MS,
  type Schema,
  type SchemaField,
  schemaFields,
  variantName,
} from '@wordhoard/kernel';
import * as v from 'valibot';
import {
  type FormFaultInWords,
  formFaults,
  isObject,
  suggestionText,
  unknownFields,
  valueFaults,
} from './form-faults.ts';
import { parseJsonText } from './json-text.ts';

/** A variant of a game as its designer writes it: JSON that names only what differs from the printed game. */
export interface VariantFile {
  /** Address of the JSON Schema, for editors that help with it. */
  readonly $schema?: string;
  readonly game: string;
  readonly name: string;
  readonly about?: string;
  /** Options of the table. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Time limits in milliseconds by name; null switches one off. */
  readonly limits?: Readonly<Record<string, number | null>>;
  /** Fields of the game's `Variant` but its name, which is that of the file. */
  readonly variant?: Readonly<Record<string, unknown>>;
}

/** What a table or an experiment starts with. */
export interface VariantTable {
  readonly file: VariantFile;
  /** Options that the file changes, and the variant, if there is one. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** All options of the table, the variant among them. */
  readonly config: object;
  /** Limits that differ from those of the pace. */
  readonly limits: Readonly<Record<string, number | null>>;
}

export type ParsedVariantFile =
  | ({ readonly ok: true } & VariantTable)
  | { readonly ok: false; readonly faults: readonly FormFaultInWords[] };

export const MAX_ABOUT_LENGTH = 2000;

const limitMs: Schema<number> = v.pipe(v.number(), v.integer(), v.minValue(MIN_LIMIT_MS), v.maxValue(MAX_LIMIT_MS));

type JsonObject = Readonly<Record<string, unknown>>;
// The library's own schemas take a list for an object.
const jsonObject: Schema<JsonObject> = v.custom<JsonObject>(isObject, 'expected an object of fields');

/** The file itself; what is in `options` and `variant` is for the game to read. */
const fileSchema = (game: string, limits: readonly string[]): Schema<VariantFile> =>
  v.strictObject({
    $schema: v.exactOptional(v.string()),
    game: v.literal(game),
    name: variantName,
    about: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_ABOUT_LENGTH))),
    options: v.exactOptional(jsonObject),
    limits: v.exactOptional(v.record(v.picklist(limits), v.nullable(limitMs))),
    variant: v.exactOptional(jsonObject),
  });

/** Reads the text of a variant file of any game. */
export async function parseVariantFile(text: string, loadGame: LoadGame): Promise<ParsedVariantFile> {
  const json = parseObject(text);
  if ('fault' in json) return faulty({ path: [], text: json.fault });
  const { game } = json.object;
  const pack = typeof game === 'string' ? await loadGame(game) : undefined;
  if (pack) return readVariantFile(pack, json.object);
  const typed = typeof game === 'string' ? game : '';
  return faulty({ path: ['game'], text: `there is no such game. ${suggestionText(typed, GAME_IDS)}` });
}

/** Reads the text of a variant file of this game. */
export function readVariantText(pack: AnyGamePackage, text: string): ParsedVariantFile {
  const json = parseObject(text);
  return 'fault' in json ? faulty({ path: [], text: json.fault }) : readVariantFile(pack, json.object);
}

function parseObject(text: string): { readonly object: JsonObject } | { readonly fault: string } {
  const parsed = parseJsonText(text);
  if ('fault' in parsed) return parsed;
  if (isObject(parsed.json)) return { object: parsed.json };
  return { fault: 'A variant file is a JSON object that begins with "game" and "name".' };
}

/** The fields of the options, the limits or the variant that stand beside these instead of in one of them. */
function misplacedFields(
  pack: AnyGamePackage,
  json: JsonObject,
): readonly { name: string; homes: readonly string[] }[] {
  const names: Readonly<Record<string, readonly string[]>> = {
    variant: knobFields(pack).map(({ name }) => name),
    options: optionFields(pack).map(({ name }) => name),
    limits: Object.keys(pack.rules.limits),
  };
  return Object.keys(json).flatMap((name) => {
    const homes = Object.keys(names).filter((home) => names[home]?.includes(name));
    return homes.length === 0 || name in names ? [] : [{ name, homes }];
  });
}

const misplacedFault = ({ name, homes }: ReturnType<typeof misplacedFields>[number]): FormFaultInWords => ({
  path: [],
  text: `"${name}" belongs in ${homes.map((home) => `"${home}"`).join(' or ')}: "${homes[0]}": { "${name}": … }`,
});

/** Reads a variant file of this game from its JSON. */
export function readVariantFile(pack: AnyGamePackage, json: JsonObject): ParsedVariantFile {
  const { rules, defaults } = pack;
  const schema = fileSchema(rules.id, Object.keys(rules.limits));
  const misplaced = misplacedFields(pack, json);
  const placed = Object.fromEntries(
    Object.entries(json).filter(([field]) => !misplaced.some(({ name }) => name === field)),
  );
  const ownFaults = [...misplaced.map(misplacedFault), ...formFaults(schema, placed)];
  const { options = {}, variant } = json;
  // What is no object was reported already.
  if (!isObject(options) || (variant !== undefined && !isObject(variant))) return faulty(...ownFaults);
  const name = nameIn(json);
  // A variant among the options is reported as an unknown option.
  const { variant: _, ...own } = options;
  const changes = { ...own, ...(variant && { variant: { ...variant, name } }) };
  const config = withChanges(defaults, changes);
  const faults = [
    ...ownFaults,
    ...unknownFields({ kind: 'row', fields: optionFields(pack) }, options, ['options']),
    ...(variant ? unknownKnobs(pack, variant) : []),
    ...valueFaults(rules.config, config).map(({ path, text }) => ({ path: pathInFile(path), text })),
  ];
  // The schema made sure that it is such a file.
  const file = { ...(json as unknown as VariantFile), name };
  return faults.length > 0 ? faulty(...faults) : { ok: true, file, changes, config, limits: file.limits ?? {} };
}

const faulty = (...faults: readonly FormFaultInWords[]): ParsedVariantFile => ({ ok: false, faults });

/** The options of a table, without the variant. */
export const optionFields = ({ rules }: AnyGamePackage): readonly SchemaField[] =>
  schemaFields(rules.config).filter(({ name }) => name !== 'variant');

/** What a variant may change; its name is that of the file. */
export const knobFields = ({ variant }: AnyGamePackage): readonly SchemaField[] =>
  variant ? schemaFields(variant.schema).filter(({ name }) => name !== 'name') : [];

function unknownKnobs(pack: AnyGamePackage, variant: object): FormFaultInWords[] {
  const fields = knobFields(pack);
  if (fields.length > 0) return unknownFields({ kind: 'row', fields }, variant, ['variant']);
  return [{ path: ['variant'], text: `${titleOf(pack.rules.id)} has no variants; you can change its options only.` }];
}

/** What is possible in these changes but hardly meant, in sentences. Changes are options, and the variant if there is one. */
export function variantWarnings(
  { variant: notes, defaults }: AnyGamePackage,
  changes: Readonly<Record<string, unknown>>,
): readonly string[] {
  const { variant, ...options } = changes;
  if (!notes?.warnings) return [];
  const parsed = v.safeParse(notes.schema, variant);
  if (!parsed.success) return [];
  return notes.warnings(parsed.output, withChanges(defaults, options), Object.keys(options));
}

/** Any valid name stands in for one that is reported as a fault of the file itself. */
const nameIn = ({ name }: Readonly<Record<string, unknown>>): string =>
  v.is(variantName, name) ? v.parse(variantName, name) : 'Unnamed';

/** Where a place in the config is in the file. */
const pathInFile = (path: FormFaultInWords['path']): FormFaultInWords['path'] =>
  path[0] === 'variant' || path.length === 0 ? path : ['options', ...path];

/** Options with some changed; of an option that has fields of its own (`words`), the file names only what differs. */
export function withChanges(defaults: object, changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const before: Readonly<Record<string, unknown>> = { ...defaults };
  const changed = Object.entries(changes).map(([name, value]): [string, unknown] => {
    const old = before[name];
    return [name, isObject(old) && isObject(value) ? { ...old, ...value } : value];
  });
  return { ...before, ...Object.fromEntries(changed) };
}
