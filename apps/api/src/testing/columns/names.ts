/// <reference types="vite/client" />
import { getTableColumns, is, Table } from 'drizzle-orm';
import { members, users } from '../../kernel/identity/tables.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../features/*/**/tables.ts', { eager: true });

const namesOf = (table: Table): string[] =>
  Object.entries(getTableColumns(table)).flatMap(([key, { name }]) => [key, name]);

/** Wire names that differ from the column names, and others an attacker might try. */
const WIRE = [
  '_id',
  'isDeleted',
  'isdeleted',
  'deleted',
  'owner',
  'author',
  'user',
  'uid',
  'customer',
  'member',
  'parent',
  'role',
  'type',
  'status',
  'actorId',
  'actingAs',
  'reach',
  'isGlobal',
  'is_global',
  'consent',
  'version',
  '__proto__x',
];

/** All columns of a slice's tables (the programme's are in the folder of that name) and of users and members. */
export const columnNamesOf = (slice: string): string[] => {
  const tables = Object.entries(modules)
    .filter(([path]) => path.includes(`/${slice}/`))
    .flatMap(([, module]) => Object.values(module).filter((one): one is Table => is(one, Table)));
  return [...new Set([...[...tables, users, members].flatMap(namesOf), ...WIRE])];
};
