// What would turn a database into the one that prisma/schema describes, as Prisma's own schema
// engine sees it. The engine is its WebAssembly build from npm: nothing native is downloaded.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

const schemaDir = fileURLToPath(new URL("../prisma/schema", import.meta.url));
const NO_CHANGE = /^(-- This is an empty migration\.|No difference detected\.)?$/;
/** PostgreSQL's "char" and name, which the engine's catalogue queries return and the adapter lacks. */
const CATALOGUE_TYPES = [18, 19];
const TEXT = 25;

/**
 * The SQL that brings the database at `url` to the state of prisma/schema; empty when it is there.
 * Tables outside the schema `public` do not count.
 * @param {string} url postgresql:// address
 * @returns {Promise<string>}
 */
async function schemaDiff(url) {
  const engine = await startEngine(url);
  try {
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files: schemaFiles(), configDir: schemaDir },
      to: { tag: "schemaDatamodel", files: schemaFiles() },
      script: true,
      exitCode: null,
      shadowDatabaseUrl: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    const sql = (stdout ?? "").trim();
    return NO_CHANGE.test(sql) ? "" : sql;
  } finally {
    engine.free();
  }
}

function schemaFiles() {
  return fs
    .readdirSync(schemaDir)
    .filter((name) => name.endsWith(".prisma"))
    .map((name) => path.join(schemaDir, name))
    .map((file) => ({ path: file, content: fs.readFileSync(file, "utf8") }));
}

async function startEngine(url) {
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const file = path.join(path.dirname(entry), "schema_engine_bg");
  const glue = await import(pathToFileURL(`${file}.js`).href);
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(`${file}.wasm`), {
    "./schema_engine_bg.js": glue,
  });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const datamodels = schemaFiles().map(({ path, content }) => [path, content]);
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogueAdapter(url));
  return await glue.SchemaEngine.new({ datamodels }, () => {}, adapter);
}

/** The adapter, taught the types of the catalogue's own columns, which only the engine reads. */
function catalogueAdapter(connectionString) {
  const rowDescription = pg.Query.prototype.handleRowDescription;
  pg.Query.prototype.handleRowDescription = function handleRowDescription(message) {
    for (const field of message.fields) {
      if (CATALOGUE_TYPES.includes(field.dataTypeID)) field.dataTypeID = TEXT;
    }
    return rowDescription.call(this, message);
  };
  const factory = new PrismaPg({ connectionString });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const column = result.columnNames.indexOf("constraint_type");
      if (column >= 0) result.columnTypes[column] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  };
  return factory;
}

// The engine takes one question a process.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await schemaDiff(process.env.DATABASE_URL));
  process.exit(0);
}
