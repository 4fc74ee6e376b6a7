/// <reference types="vite/client" />
import { getTableColumns, is, Table } from 'drizzle-orm';
import { members, users } from '../../kernel/identity/tables.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../features/*/**/tables.ts', { eager: true });

const namesOf = (table: Table): string[] =>
  Object.entries(getTableColumns(table)).flatMap(([key, { name }]) => [key, name]);

/** As the wire calls what a table calls otherwise, and what others might try. */
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

/** Every column of a slice's tables, which for the programme are in its folder of the same name, and of people and children. */
export const columnNamesOf = (slice: string): string[] => {
  const tables = Object.entries(modules)
    .filter(([path]) => path.includes(`/${slice}/`))
    .flatMap(([, module]) => Object.values(module).filter((one): one is Table => is(one, Table)));
  return [...new Set([...[...tables, users, members].flatMap(namesOf), ...WIRE])];
};
