import { createMember, updateAndCreateMembers, updateMember } from '@amberway/contract/members/endpoints';
import { call } from '../../kernel/api.ts';
import { sameFilled } from '../../kernel/same.ts';
import type { SaveInfo } from '../../ui/form/record-form.ts';
import { atMembers, type MemberFormBody, type MemberValues } from './member-form.ts';

type Info = SaveInfo<MemberValues>;

const create = ({ parent, members }: MemberFormBody, { idempotencyKey }: Info) => {
  const children = members.map((child) => ({ ...child, parent }));
  const [first] = members;
  if (members.length > 1 || !first) return call(updateAndCreateMembers, { body: children }, { idempotencyKey });
  const { _id, version: _version, ...one } = first;
  return call(createMember, { body: { ...one, parent } }, { idempotencyKey });
};

/** Sends only changed fields, so that a field changed by someone else meanwhile is preserved. */
const update = (id: string, { members }: MemberFormBody, { version, base }: Info) => {
  const { _id, version: _old, parent: _parent, ...child } = members[0] ?? { firstName: '' };
  const before: Record<string, unknown> = { ...base.members?.[0] };
  const changes = Object.fromEntries(
    Object.entries(child).filter(([field, value]) => !sameFilled(value, before[field])),
  );
  return call(updateMember, { params: { id }, body: { ...changes, ...(version === undefined ? {} : { version }) } });
};

export const saveMembers = async (id: string | null, body: MemberFormBody, info: Info): Promise<void> => {
  try {
    await (id === null ? create(body, info) : update(id, body, info));
  } catch (error) {
    throw atMembers(error);
  }
};
