import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { StoredAvatar } from '@amberway/contract/content/avatar';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach } from '../../../kernel/authorise/queries.ts';
import { db } from '../../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../../kernel/db/versioned.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members } from '../../../kernel/identity/tables.ts';
import { assets } from '../avatars/tables.ts';

const scope = (principal: Principal, reach: Reach) =>
  and(isNull(members.deletedAt), childWithinReach(principal, reach));

const columns = { id: members.id, avatar: members.avatar, version: members.version };

export const findAvatar = async (principal: Principal, reach: Reach, id: string) => {
  const [row] = await db()
    .select(columns)
    .from(members)
    .where(and(eq(members.id, id), scope(principal, reach)));
  if (!row) throw notFound();
  return { ...row, avatar: (row.avatar ?? {}) as StoredAvatar };
};

export const lockMember = async (principal: Principal, reach: Reach, id: string, version: number | undefined) => {
  const row = await lockForEdit(members, id, version, scope(principal, reach));
  return { ...row, avatar: (row.avatar ?? {}) as StoredAvatar };
};

export const storeAvatar = async (id: string, avatar: StoredAvatar, avatarUrl: string | null): Promise<number> => {
  const [row] = await db()
    .update(members)
    .set({ avatar, avatarUrl, version: nextVersion })
    .where(eq(members.id, id))
    .returning({ version: members.version });
  return row?.version ?? 1;
};

/** The published assets among the ids, and those the child already has. */
export const findParts = (ids: string[], worn: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db()
        .select({
          id: assets.id,
          type: assets.type,
          name: assets.name,
          svg: assets.svg,
          fixColour: assets.fixColour,
          colour: assets.colour,
        })
        .from(assets)
        .where(
          and(
            inArray(assets.id, ids),
            or(
              and(eq(assets.status, 'Published'), isNull(assets.deletedAt)),
              worn.length > 0 ? inArray(assets.id, worn) : undefined,
            ),
          ),
        );
export type PartRow = Awaited<ReturnType<typeof findParts>>[number];
