import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import type { AnyGamePackage } from '@wordhoard/kernel';
import { LIMIT_NOTES, rules, variant } from '@wordhoard/kernel/example';
import { variantSchema } from '@wordhoard/lab';
import { defaults } from '../new-game/template/packages/games/magpies/src/defaults.ts';
import { recordSchemaText } from '../record-schema/text.ts';
import { asyncApi, openApi } from './api-documents.ts';
import { gameSchema } from './game-schema.ts';
import { httpSchema, socketSchema } from './protocol-schemas.ts';
import { type JsonSchema, TypeReader } from './type-schemas.ts';

const SHARED = 'apps/server/schema';
const TEMPLATE = 'scripts/new-game/template';
const TEMPLATE_GAME = `${TEMPLATE}/packages/games/magpies`;

const textOf = (schema: JsonSchema): string => `${JSON.stringify(schema, null, 2)}\n`;

/**
 * All schema files of the project, by path: those of the server, those of each game and of its variants, and those of the
 * template of a game.
 */
export async function schemaFiles(root: string): Promise<Map<string, string>> {
  const types = new TypeReader(root);
  try {
    const files = new Map([
      [`${SHARED}/http.json`, textOf(httpSchema(types))],
      [`${SHARED}/socket.json`, textOf(socketSchema(types))],
      [`${SHARED}/record.json`, recordSchemaText()],
      [`${SHARED}/openapi.json`, textOf(openApi())],
      [`${SHARED}/asyncapi.json`, textOf(asyncApi())],
    ]);
    for (const id of GAME_IDS) {
      // Every id of the catalog has a package.
      const pack = (await loadGame(id))!;
      files.set(
        `packages/games/${id}/schema.json`,
        textOf(gameSchema(types, pack, `packages/games/${id}/src/index.ts`)),
      );
      files.set(`docs/variants/${id}.schema.json`, textOf(variantSchema(pack)));
    }
    // Only these parts are read here; the types come from the template.
    const example = { rules, defaults, variant, limitNotes: LIMIT_NOTES } as unknown as AnyGamePackage;
    files.set(`${TEMPLATE_GAME}/schema.json`, textOf(gameSchema(types, example, `${TEMPLATE_GAME}/src/index.ts`)));
    files.set(`${TEMPLATE}/docs/variants/magpies.schema.json`, textOf(variantSchema(example, 'Magpies')));
    return files;
  } finally {
    types.close();
  }
}
