import type { AnyGamePackage, QuestionRules, Shape } from '@wordhoard/kernel';
import { TypeFlags } from 'typescript/unstable/sync';
import { inputSchema } from './input-schema.ts';
import { type Definitions, type JsonSchema, nameIn, refTo, type TypeReader, TypeSchemas } from './type-schemas.ts';

export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const isQuestion = (step: object): step is QuestionRules<Shape, string> => 'answer' in step;

/**
 * Everything that is sent about one game. Answers, free moves, configs and amendments come from the schemas by which the
 * rules read them; observations, events and refusals from the types of the game.
 *
 * @param path the game's entry, which exports `game`
 */
export function gameSchema(types: TypeReader, { rules }: AnyGamePackage, path: string): JsonSchema {
  const schemas = new TypeSchemas(types);
  const pack = types.exported(path, 'game');
  const shape = types.typeArgument(pack);
  const part = (name: string): JsonSchema => {
    const type = types.property(shape, name);
    if (!type) throw new Error(`${path}: the shape has no ${name}`);
    return schemas.schemaOf(type);
  };
  const bot = types.property(pack, 'bot');
  if (!bot) throw new Error(`${path}: the game has no bot`);
  const seen = types.property(types.firstParameter(types.result(bot)), 'seen');
  if (!seen) throw new Error(`${path}: bots are given nothing to see`);

  const questions: Definitions = {};
  const answers: Definitions = {};
  const steps = types.property(shape, 'steps');
  for (const { symbol, type, comment } of steps ? types.properties(steps) : []) {
    const step = rules.steps[symbol.name];
    const data = types.property(type, 'step');
    if (!step || !isQuestion(step) || !data) continue;
    const described = comment === '' ? {} : { description: comment };
    questions[`question.${symbol.name}`] = {
      ...described,
      ...withType(symbol.name, schemas.schemaOf(data), schemas.definitions),
    };
    answers[`answer.${symbol.name}`] = { ...described, ...inputSchema(step.answer) };
  }
  const free = types.property(shape, 'free');
  const hasFreeMoves = free && !(free.flags & TypeFlags.Never) && rules.free;
  const anyOf = (of: Definitions): JsonSchema => ({ anyOf: Object.keys(of).map(refTo) });
  const answer = {
    type: 'object',
    properties: { to: { type: 'integer', description: 'The id of the question it answers.' }, answer: anyOf(answers) },
    required: ['to', 'answer'],
    additionalProperties: false,
  };
  const freeMove = {
    type: 'object',
    properties: { free: refTo('free-move') },
    required: ['free'],
    additionalProperties: false,
  };
  const observation = withQuestion(schemas.schemaOf(seen));
  const own: Definitions = {
    view: part('view'),
    event: part('event'),
    refusal: part('refusal'),
    config: inputSchema(rules.config),
    move: hasFreeMoves ? { anyOf: [answer, freeMove] } : answer,
    ...(hasFreeMoves && rules.free ? { 'free-move': inputSchema(rules.free.move) } : {}),
    ...(rules.amend ? { amendment: inputSchema(rules.amend.amendment) } : {}),
    ...questions,
    ...answers,
    question: anyOf(questions),
    answer: anyOf(answers),
  };
  return {
    $schema: DIALECT,
    $id: `${rules.id}.json`,
    title: `Everything sent about a match of ${rules.id}`,
    description: 'An observation by itself; everything else is in $defs.',
    ...refTo('observation'),
    $defs: { observation, ...own, ...schemas.definitions },
  };
}

/** Refers to the questions and answers by their names, which the type alone doesn't give. */
function withQuestion(observation: JsonSchema): JsonSchema {
  const text = JSON.stringify(observation, (key, value: JsonSchema) => {
    if (key === 'step') return refTo('question');
    // The answer so far, in `mine`.
    if (key === 'answer') return refTo('answer');
    return value;
  });
  if (!text.includes(REF_QUESTION)) throw new Error(`no question in ${text}`);
  return JSON.parse(text);
}
const REF_QUESTION = JSON.stringify(refTo('question'));

interface StepSchema extends JsonSchema {
  readonly properties?: Definitions;
  readonly required?: readonly string[];
}

/** The data of a step, and its kind. */
function withType(kind: string, data: JsonSchema, definitions: Definitions): JsonSchema {
  // Made by TypeSchemas, from the type of an object.
  const own = ('$ref' in data ? definitions[nameIn(data)] : data) as StepSchema | undefined;
  return {
    ...own,
    properties: { type: { const: kind }, ...own?.properties },
    required: ['type', ...(own?.required ?? [])],
  };
}
