import type { Migration } from './migrations.ts';

/**
 * Long configurations are stored once, under their hash, for all tables that share one: a word list has up to 96 kB,
 * every rematch repeats it, and a table in play would hold it twice. A table's text has the hash in its place; it can't
 * be mistaken for a configuration, which is an object. A configuration is deleted with the last table that names it.
 */
const SQLITE_DELETE = `
  DELETE FROM texts WHERE hash = old.config AND NOT EXISTS (SELECT 1 FROM tables WHERE config = old.config);`;

/** Puts every configuration back into its table, as older versions expect. */
const INLINE = `
  UPDATE tables SET lobby = replace(lobby, '"config":"' || config || '"',
    '"config":' || (SELECT value FROM texts WHERE hash = config))
  WHERE config IS NOT NULL;`;

export const SQLITE_TEXTS: Migration = {
  up: `
    CREATE TABLE texts (hash TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT;
    ALTER TABLE tables ADD COLUMN config TEXT;
    CREATE INDEX tables_with_config ON tables (config) WHERE config IS NOT NULL;
    CREATE TRIGGER texts_go AFTER DELETE ON tables WHEN old.config IS NOT NULL BEGIN ${SQLITE_DELETE} END;
    CREATE TRIGGER texts_change AFTER UPDATE OF config ON tables
      WHEN old.config IS NOT NULL AND old.config IS NOT new.config BEGIN ${SQLITE_DELETE} END;
    ALTER TABLE answers ADD COLUMN counted INTEGER NOT NULL DEFAULT 1;`,
  down: `
    ALTER TABLE answers DROP COLUMN counted;
    DROP TRIGGER texts_change; DROP TRIGGER texts_go;
    ${INLINE}
    DROP INDEX tables_with_config;
    ALTER TABLE tables DROP COLUMN config;
    DROP TABLE texts;`,
};

export const POSTGRES_TEXTS: Migration = {
  up: `
    CREATE TABLE texts (hash TEXT PRIMARY KEY, value TEXT NOT NULL);
    ALTER TABLE tables ADD COLUMN config TEXT REFERENCES texts;
    CREATE INDEX tables_with_config ON tables (config) WHERE config IS NOT NULL;
    CREATE FUNCTION drop_text() RETURNS TRIGGER LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM texts WHERE hash = old.config AND NOT EXISTS (SELECT 1 FROM tables WHERE config = old.config);
        RETURN NULL;
      -- Another server has just made a table with it.
      EXCEPTION WHEN foreign_key_violation THEN RETURN NULL;
      END
    $$;
    CREATE TRIGGER texts_go AFTER DELETE ON tables FOR EACH ROW WHEN (old.config IS NOT NULL)
      EXECUTE FUNCTION drop_text();
    CREATE TRIGGER texts_change AFTER UPDATE OF config ON tables FOR EACH ROW
      WHEN (old.config IS NOT NULL AND old.config IS DISTINCT FROM new.config) EXECUTE FUNCTION drop_text();
    ALTER TABLE answers ADD COLUMN counted BOOLEAN NOT NULL DEFAULT true;`,
  down: `
    ALTER TABLE answers DROP COLUMN counted;
    DROP TRIGGER texts_change ON tables; DROP TRIGGER texts_go ON tables; DROP FUNCTION drop_text;
    ${INLINE}
    ALTER TABLE tables DROP COLUMN config;
    DROP TABLE texts;`,
};
