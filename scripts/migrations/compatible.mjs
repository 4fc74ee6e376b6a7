import { statementsOf } from './statements.mjs';

// During a rolling update processes of the last released version run on the new schema. Statements that would break them
// are refused: what a version stops using goes in the version after it. The schema of the released version is Drizzle's
// snapshot of its last migration.

const NAME = String.raw`"?(\w+)"?`;
const expression = (text) => new RegExp(`^${text.replaceAll('NAME', NAME).replaceAll(' ', String.raw`\s+`)}`, 'i');

const literals = (check) => [...check.matchAll(/'((?:[^']|'')*)'/g)].map(([, text]) => text);
const skeleton = (check) =>
  check
    .replaceAll(/'(?:[^']|'')*'(?:\s*,\s*)?/g, '')
    .replaceAll(/["\s]/g, '')
    .toLowerCase();
/** The same condition with more allowed words. */
const isWider = (before, now) =>
  skeleton(before) === skeleton(now) && literals(before).every((word) => literals(now).includes(word));

const bracketed = (sql) => {
  const start = sql.indexOf('(');
  return start < 0 ? '' : sql.slice(start + 1, sql.lastIndexOf(')'));
};

const fine = () => undefined;
const needsReason = (what) => () => ({ text: what, waivable: true });
const refused = (text) => ({ text, waivable: false });

/** Whether the columns in a list of names are all newer than the released version. */
const onlyNewColumns = (table, list) => {
  const names = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name).filter((name) => name !== table.name);
  return names.length > 0 && names.every((name) => !table.columns[name]);
};

/** Changes of a table that the released version has: the first that fits decides. */
const CHANGES = [
  [
    'ADD COLUMN (?:IF NOT EXISTS )?NAME',
    ([sql, column]) =>
      /\bNOT NULL\b/i.test(sql) && !/\b(DEFAULT|GENERATED)\b/i.test(sql)
        ? refused(`the column ${column} is required and has no default: older processes add rows without it`)
        : undefined,
  ],
  [
    'DROP COLUMN (?:IF EXISTS )?NAME',
    ([, column], table) =>
      table.columns[column] ? refused(`the released version uses the column ${column}`) : undefined,
  ],
  [
    'ALTER COLUMN NAME SET NOT NULL',
    ([, column], table) =>
      table.columns[column]?.notNull ? undefined : refused(`older processes may leave the column ${column} empty`),
  ],
  [
    'ALTER COLUMN NAME (?:SET DATA )?TYPE',
    ([, column], table) => (table.columns[column] ? refused(`the column ${column} changes its type`) : undefined),
  ],
  [
    'ALTER COLUMN NAME DROP DEFAULT',
    ([, column], table) =>
      table.columns[column]?.notNull
        ? refused(`older processes add rows without the required column ${column}`)
        : undefined,
  ],
  ['ALTER COLUMN NAME (?:SET DEFAULT|DROP NOT NULL)', fine],
  ['RENAME (?:COLUMN )?(?!CONSTRAINT|TO )', () => refused('it renames what the released version uses')],
  ['RENAME TO', () => refused('it renames what the released version uses')],
  [
    'DROP CONSTRAINT (?:IF EXISTS )?NAME',
    ([, name], table) =>
      table.checkConstraints[name] || table.foreignKeys[name]
        ? undefined
        : needsReason(`older processes may rely on the constraint ${name}`)(),
  ],
  [
    'ADD CONSTRAINT NAME CHECK',
    ([sql, name], table) => {
      const before = table.checkConstraints[name]?.value;
      const now = bracketed(sql);
      if (before ? isWider(before, now) : onlyNewColumns(table, now)) return undefined;
      return needsReason(`older processes may store what ${name} refuses`)();
    },
  ],
  [
    String.raw`ADD CONSTRAINT NAME FOREIGN KEY \(([^)]*)\)`,
    ([, name, columns], table) =>
      onlyNewColumns(table, columns) ? undefined : needsReason(`older processes may store what ${name} refuses`)(),
  ],
].map(([text, judge]) => [expression(text), judge]);

/** Removing or replacing something by its name: refused or with a reason if the released version has it. */
const KINDS = [
  ['CREATE (?:TABLE|EXTENSION|SEQUENCE|TYPE)', fine],
  ['COMMENT ON', fine],
  ['INSERT INTO', fine],
  ['SELECT', fine],
  [
    String.raw`CREATE UNIQUE INDEX (?:IF NOT EXISTS )?NAME ON NAME(?: USING \w+)? ?\(([^)]*)\)`,
    ([, name, on, columns], released) => {
      const table = released.table(on);
      return !table || onlyNewColumns(table, columns)
        ? undefined
        : needsReason(`older processes may store what the unique index ${name} refuses`)();
    },
  ],
  ['CREATE INDEX', fine],
  [
    'DROP INDEX (?:IF EXISTS )?NAME',
    ([, name], released) =>
      released.isUnique(name) ? needsReason(`older processes may rely on the unique index ${name}`)() : undefined,
  ],
  [
    'DROP TABLE (?:IF EXISTS )?NAME',
    ([, name], released) => (released.table(name) ? refused(`the released version uses the table ${name}`) : undefined),
  ],
  [
    '(?:DROP|ALTER|CREATE OR REPLACE) VIEW (?:IF EXISTS )?NAME',
    ([, name], released) =>
      released.views[name] ? needsReason(`the released version reads the view ${name}`)() : undefined,
  ],
  ['CREATE VIEW', fine],
  [
    '(?:UPDATE(?: ONLY)?|DELETE FROM|TRUNCATE(?: TABLE)?) NAME',
    ([, name], released) =>
      released.table(name) ? needsReason(`older processes use the rows of ${name} meanwhile`)() : undefined,
  ],
  [
    'ALTER TABLE (?:ONLY )?(?:IF EXISTS )?NAME ([\\s\\S]*)',
    ([, name, change], released) => {
      const table = released.table(name);
      if (!table) return undefined;
      for (const [pattern, judge] of CHANGES) {
        const found = pattern.exec(change);
        if (found) return judge([change, ...found.slice(1)], table);
      }
      return needsReason(`it is not known to be harmless for older processes`)();
    },
  ],
].map(([text, judge]) => [expression(text), judge]);

const releasedSchema = (snapshot) => {
  const tables = Object.fromEntries(Object.values(snapshot.tables).map((table) => [table.name, table]));
  const indexes = Object.values(tables).flatMap((table) => Object.values(table.indexes));
  return {
    table: (name) => tables[name],
    isUnique: (name) => indexes.some((index) => index.name === name && index.isUnique),
    views: Object.fromEntries(Object.values(snapshot.views ?? {}).map((view) => [view.name, view])),
  };
};

const judgeStatement = (sql, released) => {
  for (const [pattern, judge] of KINDS) {
    const found = pattern.exec(sql);
    if (found) return judge(found, released);
  }
  return needsReason('it is not known to be harmless for older processes')();
};

/**
 * What older processes could not bear, one sentence each. A comment `-- compatible: why` above a statement answers for
 * what only a person can judge; it does not allow what would break them for certain.
 */
export const incompatibilities = (migration, snapshot) => {
  const released = releasedSchema(snapshot);
  return statementsOf(migration).flatMap(({ sql, comment }) => {
    const problem = judgeStatement(sql, released);
    if (!problem || (problem.waivable && /^compatible: \S.{9,}/m.test(comment))) return [];
    const way = problem.waivable ? ' (say why not above it: `-- compatible: …`)' : '';
    return [`${sql.replaceAll(/\s+/g, ' ').slice(0, 80)}: ${problem.text}${way}`];
  });
};
