import { describe, expect, it } from 'vitest';
import { incompatibilities } from './compatible.mjs';
import { digestUpTo, migrationNames, readMigration, releases, snapshotAfter } from './released.mjs';
import { statementsOf } from './statements.mjs';

const names = migrationNames();
const after = (number) => snapshotAfter(names[number]);
/** Against the schema that has the tables and columns used below. */
const problemsOf = (sql) => incompatibilities(sql, after(31));

describe('migrations after the last release', () => {
  const released = releases();
  it.each(released)('those of $version have not been edited since', ({ last, sha256 }) => {
    expect(digestUpTo(last)).toBe(sha256);
  });
  const newest = released.at(-1);
  const later = newest ? names.filter((name) => name > newest.last) : [];
  // Without any there is nothing to check; a title must still exist.
  it.each([...later, 'none'])('%s suits processes of the last released version', (name) => {
    expect(name === 'none' ? [] : incompatibilities(readMigration(name), snapshotAfter(newest.last))).toEqual([]);
  });
});

describe('what is refused while older processes run', () => {
  it.each([
    ['a column that the released version uses', 'ALTER TABLE "users" DROP COLUMN "tag";'],
    ['a table that it uses', 'DROP TABLE "quick_links";'],
    ['a new name for a column', 'ALTER TABLE "users" RENAME COLUMN "tag" TO "label";'],
    ['a new name for a table', 'ALTER TABLE "quick_links" RENAME TO "links";'],
    ['another type', 'ALTER TABLE "users" ALTER COLUMN "tag" SET DATA TYPE integer;'],
    ['a required column without a default', 'ALTER TABLE "users" ADD COLUMN "level" integer NOT NULL;'],
    ['an old column that becomes required', 'ALTER TABLE "users" ALTER COLUMN "tag" SET NOT NULL;'],
    ['a required column that loses its default', 'ALTER TABLE "users" ALTER COLUMN "version" DROP DEFAULT;'],
  ])('%s, whatever a comment says', (_what, sql) => {
    expect(problemsOf(sql)).toHaveLength(1);
    expect(problemsOf(`-- compatible: we are sure of it\n${sql}`)).toHaveLength(1);
  });

  it.each([
    [
      'fewer allowed words',
      `ALTER TABLE "users" ADD CONSTRAINT "users_type_known" CHECK ("users"."type" in ('Customer'));`,
    ],
    ['a new rule for old columns', 'ALTER TABLE "users" ADD CONSTRAINT "users_tag" CHECK ("users"."tag" <> \'\');'],
    ['a new unique index on old columns', 'CREATE UNIQUE INDEX "users_tag" ON "users" USING btree ("tag");'],
    [
      'a reference from an old column',
      'ALTER TABLE "users" ADD CONSTRAINT "x" FOREIGN KEY ("csm") REFERENCES "users"("id");',
    ],
    ['changed rows', `UPDATE "users" SET "tag" = '';`],
    ['removed rows', 'DELETE FROM "users" WHERE false;'],
    ['a view that is read', 'CREATE OR REPLACE VIEW "works_with" AS SELECT 1;'],
    ['a trigger', 'CREATE TRIGGER "t" BEFORE UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION f();'],
    ['an unknown statement', 'DO $$ BEGIN PERFORM 1; END $$;'],
  ])('%s, unless a comment says why it is compatible', (_what, sql) => {
    expect(problemsOf(sql)).toHaveLength(1);
    expect(problemsOf(`-- compatible: only rows that nobody reads\n${sql}`)).toEqual([]);
    expect(problemsOf(`-- compatible: yes\n${sql}`)).toHaveLength(1);
  });

  it('a column may go in the version after the last one that used it', () => {
    const sql = 'ALTER TABLE "users" DROP COLUMN "tag";';
    const later = structuredClone(after(31));
    delete later.tables['public.users'].columns.tag;
    expect(incompatibilities(sql, later)).toEqual([]);
  });

  it('the renamed tables of 0024 and the dropped column of 0026 would have been refused', () => {
    const refusals = (number) => incompatibilities(readMigration(names[number]), after(number - 1));
    expect(refusals(24).length).toBeGreaterThan(10);
    expect(refusals(26)).toContainEqual(expect.stringContaining('the released version uses the column seen'));
  });
});

describe('what is allowed', () => {
  it.each([
    ['a table', 'CREATE TABLE "x" ("id" uuid NOT NULL);'],
    ['an optional column', 'ALTER TABLE "users" ADD COLUMN "level" integer;'],
    ['a required column with a default', 'ALTER TABLE "users" ADD COLUMN "level" integer DEFAULT 0 NOT NULL;'],
    ['an index', 'CREATE INDEX "users_x" ON "users" USING btree ("tag");'],
    ['an index that goes', 'DROP INDEX "users_x";'],
    ['a column that may be empty from now on', 'ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;'],
    ['a new column with a rule', 'ALTER TABLE "users" ADD CONSTRAINT "x" CHECK ("users"."level" > 0);'],
    ['anything on a table of the same version', 'ALTER TABLE "brand_new" DROP COLUMN "x";'],
  ])('%s', (_what, sql) => {
    expect(problemsOf(sql)).toEqual([]);
  });

  it('the practice and evidence migrations, on the versions before them', () => {
    for (const number of [30, 31])
      expect(incompatibilities(readMigration(names[number]), after(number - 1))).toEqual([]);
  });
});

it('a migration is split into its statements, whatever is quoted', () => {
  const sql = `-- why\nUPDATE "a" SET x = 'one; -- two';--> statement-breakpoint
CREATE FUNCTION f() RETURNS void AS $$ BEGIN; END $$;\n--> statement-breakpoint\n/* ; */ SELECT 1`;
  expect(statementsOf(sql)).toEqual([
    { sql: `UPDATE "a" SET x = 'one; -- two'`, comment: 'why' },
    { sql: 'CREATE FUNCTION f() RETURNS void AS $$ BEGIN; END $$', comment: '' },
    { sql: 'SELECT 1', comment: '' },
  ]);
});
