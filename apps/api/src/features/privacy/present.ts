import { roleOfType } from '@amberway/contract/kernel/roles';
import type {
  AccessEntry,
  AccessPerson,
  OpenedFamily,
  Privacy,
  UnusualReading,
} from '@amberway/contract/privacy/schemas';
import type { FamilyRow, listAccessRows } from './queries.ts';
import type { OpenedRow, UnusualReadingRow } from './unusual/queries.ts';

type ErasureRow = NonNullable<FamilyRow['erasure']>;

export const presentErasure = ({ id, requestedBy, requestedAt, dueAt }: ErasureRow, customerId: string) => ({
  _id: id,
  requestedAt,
  dueAt,
  byFamily: requestedBy === customerId,
});

export const presentPrivacy = (row: FamilyRow, people: AccessPerson[], keepDays: number): Privacy => ({
  customer: row.customer,
  consent: row.consentVersion && row.consentAt ? { version: row.consentVersion, at: row.consentAt } : null,
  erasure: row.erasure && presentErasure(row.erasure, row.customer._id),
  people,
  keepDays,
});

type AccessRow = Awaited<ReturnType<typeof listAccessRows>>[number];

export const presentAccess = (row: AccessRow): AccessEntry => ({
  _id: `${row.kind}-${row.id}`,
  kind: row.kind,
  area: row.area,
  at: row.at,
  until: row.until,
  person: row.type && {
    _id: row.actor_id,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    role: roleOfType[row.type],
  },
});

export const presentUnusualReading = ({ id, at, families, person }: UnusualReadingRow): UnusualReading => ({
  _id: id,
  at,
  families,
  person: person && {
    _id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    role: roleOfType[person.type],
  },
});

export const presentOpenedFamily = (row: OpenedRow): OpenedFamily => ({
  customer: { _id: row.id, firstName: row.first_name, lastName: row.last_name },
  areas: row.areas,
  at: row.at,
});
