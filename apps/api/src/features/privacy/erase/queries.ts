import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import type { Doomed } from './resources.queries.ts';

// A family's record is everything that refers to the customer's row, directly or through other rows. It is found by the
// foreign keys of the database, so tables added later are included.

type Reference = { child: string; column: string; parent: string; key: string | null; keyType: string | null };

/** Every foreign key to a row's id, with the primary key of the referring table, which further rows refer to. */
const listReferences = async (): Promise<Reference[]> => {
  const { rows } = (await db().execute(sql`
    with ids as (
      select conrelid as rel, conkey[1] as att from pg_constraint where contype = 'p' and cardinality(conkey) = 1
    )
    select child.relname as child, a.attname as column, parent.relname as parent,
      (select ca.attname from ids join pg_attribute ca on ca.attrelid = ids.rel and ca.attnum = ids.att
        where ids.rel = child.oid) as key,
      (select format_type(ca.atttypid, null) from ids join pg_attribute ca on ca.attrelid = ids.rel and ca.attnum = ids.att
        where ids.rel = child.oid) as "keyType"
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    join pg_namespace n on n.oid = child.relnamespace
    -- A key of several columns is followed by the one that holds the id.
    cross join lateral unnest(c.conkey, c.confkey) as pair(own, theirs)
    join ids on ids.rel = c.confrelid and ids.att = pair.theirs
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
    where c.contype = 'f' and n.nspname = current_schema()`)) as { rows: Reference[] };
  return rows;
};

const name = (text: string): SQL => sql.raw(`"${text.replaceAll('"', '""')}"`);
/** Nearly every key is a uuid; a few are text ids from outside. */
const anyOf = (ids: readonly string[], type = 'uuid') => sql`any(${sql.param(ids)}::${sql.raw(type)}[])`;

/** The ids of erased rows, by table. */
export type Erased = Map<string, string[]>;

/** Collects every row that refers to these rows, directly or through others. */
const collect = async (references: readonly Reference[], table: string, ids: readonly string[], gone: Erased) => {
  const known = new Set(gone.get(table));
  const fresh = ids.filter((id) => !known.has(id));
  if (fresh.length === 0) return;
  gone.set(table, [...known, ...fresh]);
  for (const { child, column, key } of references.filter(({ parent }) => parent === table)) {
    if (key === null) continue;
    const { rows } = (await db().execute(
      sql`select ${name(key)}::text as id from ${name(child)} where ${name(column)} = ${anyOf(fresh)}`,
    )) as { rows: { id: string }[] };
    await collect(
      references,
      child,
      rows.map(({ id }) => id),
      gone,
    );
  }
};

/** Tables nothing else refers to come first. A self-reference is no obstacle: one statement deletes all its rows. */
const childrenFirst = (references: readonly Reference[], tables: readonly string[]): string[] => {
  const left = new Set(tables);
  const order: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !references.some(({ parent, child }) => parent === table && child !== table && left.has(child)),
    );
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...left].join(', ')}.`);
    for (const table of free) {
      order.push(table);
      left.delete(table);
    }
  }
  return order;
};

/** A note survives without its resource: another family's note may use one that was made for this family. */
const isLoose = ({ child, column }: Reference) => child === 'activity_notes' && column === 'resource_id';

/** Deletes the customer's row, the family's resources and files, and every row that refers to them. */
export const eraseRows = async (customerId: string, { resources, files }: Doomed): Promise<Erased> => {
  const references = await listReferences();
  const followed = references.filter((reference) => !isLoose(reference));
  const gone: Erased = new Map();
  await collect(followed, 'users', [customerId], gone);
  await collect(followed, 'resources', resources, gone);
  await collect(followed, 'files', files, gone);
  await db().execute(sql`
    update activity_notes set resource_id = null, resource_is_own = false
    where resource_id = ${anyOf(gone.get('resources') ?? [])}`);
  // Join tables have no id of their own.
  for (const { child, column, parent, key } of references) {
    const ids = gone.get(parent);
    if (key === null && ids) await db().execute(sql`delete from ${name(child)} where ${name(column)} = ${anyOf(ids)}`);
  }
  for (const table of childrenFirst(references, [...gone.keys()])) {
    const { key, keyType } = references.find(({ child }) => child === table) ?? {};
    const ids = anyOf(gone.get(table) ?? [], keyType ?? undefined);
    await db().execute(sql`delete from ${name(table)} where ${name(key ?? 'id')} = ${ids}`);
  }
  return gone;
};
