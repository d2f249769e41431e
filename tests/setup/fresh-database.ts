import pg from "pg";

/** Where a test database keeps the rows that its migrations made. */
const KEPT = "kept_by_tests";

/** Tables of this database, but for PostgreSQL's own. */
const TABLES = `select schemaname, tablename from pg_tables
  where schemaname !~ '^(pg_|information_schema$|${KEPT}$)'`;

async function inDatabase(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url, application_name: "goodstanding-tests" });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Copies the rows and the sequences of a freshly migrated database aside, for `refresh`. */
export const keepMigratedRows = (url: string): Promise<void> =>
  inDatabase(url, (client) =>
    client.query(`create schema ${KEPT};
    create table ${KEPT}.tables (schemaname text, tablename text, copy text);
    create table ${KEPT}.sequences as
      select schemaname, sequencename, start_value, last_value from pg_sequences;
    do $$
    declare one record; has_rows boolean; copy text;
    begin
      for one in ${TABLES} loop
        execute format('select exists (select from %I.%I)', one.schemaname, one.tablename)
          into has_rows;
        copy := null;
        if has_rows then
          copy := format('${KEPT}.%I', one.schemaname || ' ' || one.tablename);
          execute format('create table %s as table %I.%I', copy, one.schemaname, one.tablename);
        end if;
        insert into ${KEPT}.tables values (one.schemaname, one.tablename, copy);
      end loop;
    end $$`),
  );

/** Deletes every row and what tests made; names the tables that had rows. */
const EMPTY = `
  set lock_timeout = '10s';
  -- Neither guards of append-only tables nor foreign keys are in the way.
  set session_replication_role = replica;
  create temporary table emptied (name text);
  create temporary table reached as select generation from listing_index.state;
  do $$
  declare one record; gone bigint;
  begin
    for one in ${TABLES} loop
      if not exists (select from ${KEPT}.tables k
          where (k.schemaname, k.tablename) = (one.schemaname, one.tablename)) then
        execute format('drop table %I.%I cascade', one.schemaname, one.tablename);
        continue;
      end if;
      execute format('delete from %I.%I', one.schemaname, one.tablename);
      get diagnostics gone = row_count;
      if gone > 0 then
        insert into emptied values (format('%I.%I', one.schemaname, one.tablename));
      end if;
    end loop;
    for one in select nspname from pg_namespace
      where nspname !~ '^(pg_|information_schema$|public$|${KEPT}$)'
      and nspname not in (select schemaname from ${KEPT}.tables) loop
      execute format('drop schema %I cascade', one.nspname);
    end loop;
  end $$`;

/** Brings back the rows and the sequences of the migrations. */
const FILL = `
  do $$
  declare kept record;
  begin
    for kept in select * from ${KEPT}.tables where copy is not null loop
      execute format('insert into %I.%I select * from %s',
        kept.schemaname, kept.tablename, kept.copy);
    end loop;
    for kept in select * from ${KEPT}.sequences loop
      perform setval(format('%I.%I', kept.schemaname, kept.sequencename),
        coalesce(kept.last_value, kept.start_value), kept.last_value is not null);
    end loop;
    update listing_index.state set generation = (select generation from reached);
  end $$`;

/**
 * Puts a test database back to what its migrations made, on its open connections: every other row
 * goes, sequences begin where they did, and tables that tests made are dropped. Rows are in the
 * order in which they come, as in a new table. Only the generation of the search's index counts on:
 * what processes keep in memory is marked with it.
 * @throws after ten seconds while a test of the file before still holds a lock
 */
export const refresh = (url: string): Promise<void> =>
  inDatabase(url, async (client) => {
    await client.query(EMPTY);
    const { rows } = await client.query<{ name: string }>("select name from emptied");
    if (rows.length > 0) await client.query(`vacuum ${rows.map(({ name }) => name).join(", ")}`);
    await client.query(FILL);
  });
