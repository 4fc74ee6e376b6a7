import { isFamily } from '@amberway/contract/kernel/roles';
import type { Config } from '../config/config.ts';
import type { Principal } from '../identity/principal.ts';

/** Whose storage a file counts against. */
export type StorageAccount = { id: string; kind: 'family' | 'staff' };

/** The family of a new upload until it is attached to a record: a family's own upload belongs to it from the start. */
export const familyOf = (principal: Principal): string | null =>
  principal.actingAs ?? (isFamily(principal) ? principal.userId : null);

/** `customerId` is the family whose files it is added to, whoever uploads it. */
export const accountOf = (principal: Principal, customerId?: string): StorageAccount => {
  const family = customerId ?? familyOf(principal);
  return family ? { id: family, kind: 'family' } : { id: principal.actorId, kind: 'staff' };
};

const MB = 1024 * 1024;

export const storageLimit = ({ FAMILY_STORAGE_MB, STAFF_STORAGE_MB }: Config, { kind }: StorageAccount): number =>
  (kind === 'family' ? FAMILY_STORAGE_MB : STAFF_STORAGE_MB) * MB;
