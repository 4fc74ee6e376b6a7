import {
  AVATAR_DEFAULT_COLOURS,
  type ComposedAvatar,
  knownLook,
  type StoredAvatar,
} from '@amberway/contract/content/avatar';
import type { setMemberAvatar } from '@amberway/contract/content/endpoints';
import { composeAvatar } from '@amberway/contract/content/svg/compose';
import { ASSET_TYPES, type AssetType } from '@amberway/contract/content/types/asset';
import { contentTexts } from '@amberway/contract/content/texts';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { attachFile, detachFile } from '../../../kernel/files/attach.ts';
import { ApiFailure } from '../../../kernel/http/failure.ts';
import type { Context } from '../../../kernel/http/route.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { drawPicture } from './picture.ts';
import { findAvatar, findParts, lockMember, type PartRow, storeAvatar } from './queries.ts';

const partIds = (avatar: StoredAvatar) => ASSET_TYPES.flatMap((type) => avatar[type] ?? []);

const layersOf = (avatar: StoredAvatar, parts: PartRow[]) => ({
  parts: Object.fromEntries(
    ASSET_TYPES.map((type) => [type, parts.find(({ id }) => id === avatar[type]) ?? null]),
  ) as Record<AssetType, PartRow | null>,
  look: knownLook(avatar.look),
  primaryColor: avatar.primaryColor ?? AVATAR_DEFAULT_COLOURS.primaryColor,
  secondaryColor: avatar.secondaryColor ?? AVATAR_DEFAULT_COLOURS.secondaryColor,
});

const presentAvatar = (member: string, version: number, avatar: StoredAvatar, parts: PartRow[]): ComposedAvatar => {
  const { parts: worn, ...drawn } = layersOf(avatar, parts);
  const present = (type: AssetType) => {
    const part = worn[type];
    return part && { _id: part.id, name: part.name, svg: part.svg, fixColour: part.fixColour, colour: part.colour };
  };
  return {
    member,
    Hair: present('Hair'),
    Eyes: present('Eyes'),
    Mouth: present('Mouth'),
    Accessories: present('Accessories'),
    ...drawn,
    picture: composeAvatar({ parts: worn, ...drawn }),
    version,
  };
};

export const readAvatar = async (principal: Principal, reach: Reach, memberId: string): Promise<ComposedAvatar> => {
  const { id, version, avatar } = await findAvatar(principal, reach, memberId);
  const worn = partIds(avatar);
  return presentAvatar(id, version, avatar, await findParts(worn, worn));
};

/** Every part must be a published asset of its own type, or already chosen for the child. */
const requireParts = async (avatar: StoredAvatar, before: StoredAvatar): Promise<PartRow[]> => {
  const parts = await findParts(partIds(avatar), partIds(before));
  for (const type of ASSET_TYPES) {
    const id = avatar[type];
    if (id && !parts.some((part) => part.id === id && part.type === type))
      throw new ApiFailure('not_found', { errors: { [type]: contentTexts.notFoundHere } });
  }
  return parts;
};

/** Stores the choice, and the composed picture as the child's picture, which is shown wherever the child appears. */
export const composeFor = (context: Context<typeof setMemberAvatar>): Promise<ComposedAvatar> =>
  inTransaction(async () => {
    const { principal, reach, params, requestId } = context;
    const { version, look, ...chosen } = context.body;
    const member = await lockMember(principal, reach, params.id, version);
    const avatar: StoredAvatar = {
      ...member.avatar,
      ...chosen,
      ...(look !== undefined && { look: look && { ...member.avatar.look, ...look } }),
    };
    const parts = await requireParts(avatar, member.avatar);
    const svg = composeAvatar(layersOf(avatar, parts));
    const url = svg && (await drawPicture(context, svg));
    if (url) await attachFile(principal, url, { field: 'avatar', use: 'general', customerId: member.parentId });
    if (member.avatarUrl && member.avatarUrl !== url) await detachFile(member.avatarUrl);
    const next = await storeAvatar(member.id, avatar, url);
    await recordAudit({
      principal,
      action: 'edit',
      record: 'memberAvatar',
      recordId: member.id,
      subjectId: member.parentId,
      before: member.avatar,
      after: avatar,
      requestId,
    });
    return presentAvatar(member.id, next, avatar, parts);
  });
