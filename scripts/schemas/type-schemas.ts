/** JSON Schemas of TypeScript types, with their comments as descriptions. */
import {
  API,
  type Checker,
  type Project,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Names of schemas within one document: `$defs`. */
export type Definitions = Record<string, JsonSchema>;

const REFERENCE = '#/$defs/';
export const refTo = (name: string): JsonSchema => ({ $ref: `${REFERENCE}${name}` });
/** The name of the definition it refers to. */
export const nameIn = ({ $ref }: JsonSchema): string => String($ref).slice(REFERENCE.length);

/** The program whose types are read: all packages. */
export class TypeReader {
  readonly #api: API;
  readonly #project: Project;
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
    const config = `${root}/tsconfig.packages.json`;
    this.#api = new API({ cwd: root });
    const project = this.#api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`cannot open ${config}`);
    this.#project = project;
  }

  close(): void {
    this.#api.close();
  }
  get checker(): Checker {
    return this.#project.checker;
  }

  /** The type of an exported value, or an exported type. */
  exported(path: string, name: string): Type {
    const file = this.#project.program.getSourceFile(`${this.#root}/${path}`);
    const module = file && this.checker.getSymbolAtLocation(file);
    const found = module && this.checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    if (!found) throw new Error(`${path} exports no ${name}`);
    const symbol = found.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(found) : found;
    if (!(symbol.flags & SymbolFlags.Value)) return this.checker.getDeclaredTypeOfSymbol(symbol);
    return this.#typeOf(symbol);
  }
  /** The names of the interfaces that a module exports, in its order. */
  interfacesOf(path: string): string[] {
    const file = this.#project.program.getSourceFile(`${this.#root}/${path}`);
    const module = file && this.checker.getSymbolAtLocation(file);
    const all = module ? this.checker.getExportsOfModule(module) : [];
    return all.filter(({ flags }) => flags & SymbolFlags.Interface).map(({ name }) => name);
  }
  /** The type of a property; undefined if there is none. */
  property(type: Type, name: string): Type | undefined {
    const symbol = this.checker.getPropertyOfType(type, name);
    return symbol && this.#typeOf(symbol);
  }
  /** The properties with their types. */
  properties(type: Type): { readonly symbol: TypeSymbol; readonly type: Type; readonly comment: string }[] {
    return this.checker.getPropertiesOfType(type).map((symbol) => ({
      symbol,
      type: this.#typeOf(symbol),
      comment: plainComment(symbol.getDocumentationComment(this.checker)),
    }));
  }
  /** The type of a function's first parameter. */
  firstParameter(type: Type): Type {
    const [signature] = this.checker.getSignaturesOfType(type, 0);
    const parameter = signature && this.checker.getParameterType(signature, 0);
    if (!parameter) throw new Error(`${this.checker.typeToString(type)} takes no parameter`);
    return parameter;
  }
  result(type: Type): Type {
    const [signature] = this.checker.getSignaturesOfType(type, 0);
    const returned = signature && this.checker.getReturnTypeOfSignature(signature);
    if (!returned) throw new Error(`${this.checker.typeToString(type)} returns nothing`);
    return returned;
  }
  typeArgument(type: Type): Type {
    // Called for instances of generic interfaces only, which are references.
    const [argument] = this.checker.getTypeArguments(type as TypeReference);
    if (!argument) throw new Error(`${this.checker.typeToString(type)} has no type argument`);
    return argument;
  }

  #typeOf(symbol: TypeSymbol): Type {
    const type = this.checker.getTypeOfSymbol(symbol);
    if (!type) throw new Error(`${symbol.name} has no type`);
    return type;
  }
}

/** Comments say rule numbers and links to names in the code; a reader of a schema needs the sentence. */
const plainComment = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .trim();

/** Makes the schemas of one document. Types with a name of their own become definitions, all others stand in place. */
export class TypeSchemas {
  readonly definitions: Definitions = {};
  readonly #types: TypeReader;
  readonly #names = new Map<string, number>();

  constructor(types: TypeReader) {
    this.#types = types;
  }

  schemaOf(type: Type): JsonSchema {
    const name = this.#nameOf(type);
    if (name === undefined) return this.#inPlace(type);
    const free = this.#reserve(name, type);
    if (!(free in this.definitions)) {
      // Before it is made, because a type may contain itself.
      this.definitions[free] = {};
      const comment = this.#commentOn(type);
      this.definitions[free] = { ...(comment && { description: comment }), ...this.#inPlace(type) };
    }
    return refTo(free);
  }

  /** Two types of one name are told apart by a number. */
  #reserve(name: string, type: Type): string {
    for (let i = 1; ; i++) {
      const tried = i === 1 ? name : `${name}${i}`;
      const owner = this.#names.get(tried);
      if (owner === undefined) this.#names.set(tried, type.id);
      if (owner === undefined || owner === type.id) return tried;
    }
  }

  #nameOf(type: Type): string | undefined {
    if (type.isLiteralType() || type.isIntrinsicType() || this.#types.checker.isArrayType(type)) return undefined;
    const alias = type.getAliasSymbol();
    if (alias) return type.getAliasTypeArguments().length === 0 ? alias.name : undefined;
    const isPlain = type.isClassOrInterface() && type.getTypeParameters().length === 0;
    return isPlain ? type.getSymbol()?.name : undefined;
  }
  #commentOn(type: Type): string {
    const symbol = type.getAliasSymbol() ?? type.getSymbol();
    return plainComment(symbol?.getDocumentationComment(this.#types.checker) ?? '');
  }

  #inPlace(type: Type): JsonSchema {
    const { checker } = this.#types;
    const { flags } = type;
    if (type.isUnionType()) return this.#union(type.getTypes());
    if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType())
      return { const: type.value };
    if (type.isTemplateLiteralType()) return { type: 'string' };
    if (flags & TypeFlags.String) return { type: 'string' };
    if (flags & TypeFlags.Number) return { type: 'number' };
    if (flags & TypeFlags.Boolean) return { type: 'boolean' };
    if (flags & TypeFlags.Null) return { type: 'null' };
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (flags & TypeFlags.Never) return { not: {} };
    if (flags & TypeFlags.NonPrimitive) return { type: 'object' };
    if (type.isTypeReference() && checker.isTupleType(type)) return this.#tuple(checker.getTypeArguments(type));
    if (type.isTypeReference() && checker.isArrayType(type))
      return { type: 'array', items: this.schemaOf(this.#types.typeArgument(type)) };
    if (type.isObjectType() || type.isIntersectionType()) return this.#object(type);
    throw new Error(`no JSON Schema for the type ${checker.typeToString(type)}`);
  }

  #tuple(items: readonly Type[]): JsonSchema {
    const prefixItems = items.map((item) => this.schemaOf(item));
    return { type: 'array', prefixItems, minItems: items.length, items: false };
  }

  #union(types: readonly Type[]): JsonSchema {
    const some = types.filter((type) => !(type.flags & TypeFlags.Undefined));
    const values = some.flatMap((type) => (type.isLiteralType() ? [type.value] : []));
    const others = some.filter((type) => !type.isLiteralType()).map((type) => this.schemaOf(type));
    const isBoolean = values.includes(true) && values.includes(false);
    const constants = isBoolean ? values.filter((value) => typeof value !== 'boolean') : values;
    const members = [
      ...(constants.length === 1 ? [{ const: constants[0] }] : constants.length > 1 ? [{ enum: constants }] : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...others,
    ];
    const [only] = members;
    return members.length === 1 && only ? only : { anyOf: members };
  }

  #object(type: Type): JsonSchema {
    const { checker } = this.#types;
    if (checker.getSignaturesOfType(type, 0).length > 0)
      throw new Error(`${checker.typeToString(type)} is a function, which no message has`);
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const { symbol, type: of, comment } of this.#types.properties(type)) {
      // `seat?: never` says that a form lacks this field; there is nothing to describe.
      const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0;
      if (isOptional && of.flags & (TypeFlags.Never | TypeFlags.Undefined)) continue;
      properties[symbol.name] = { ...(comment && { description: comment }), ...this.schemaOf(of) };
      if (!isOptional) required.push(symbol.name);
    }
    const [rest] = checker.getIndexInfosOfType(type);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(rest && { additionalProperties: this.schemaOf(rest.valueType) }),
    };
  }
}
