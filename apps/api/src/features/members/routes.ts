import { pageWindow, sortingOf } from '@amberway/contract/kernel/query';
import {
  countClinicianMembers,
  createMember,
  getMember,
  listMembers as listMembersEndpoint,
  updateAndCreateMembers,
  updateMember,
} from '@amberway/contract/members/endpoints';
import { memberTexts } from '@amberway/contract/members/texts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { findStaffWithin } from '../../kernel/identity/staff.queries.ts';
import { todayOf } from '../../kernel/clock/today.ts';
import { countOwnMembers, findMemberWithin, formsOf, listMembers, recordsById } from './queries.ts';
import { presentMember } from './present.ts';
import { type SaveChildren, saveChildren } from './save/save.ts';

const plainName = (_number: number, name: string) => name;

const savedMembers = async (save: SaveChildren) => {
  const ids = await saveChildren(save);
  const rows = new Map((await recordsById(ids)).map((row) => [row.id, presentMember(row)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

const savedMember = async (save: Omit<SaveChildren, 'field'>, message: string) => {
  const [saved] = await savedMembers({ ...save, field: plainName });
  if (!saved) throw notFound();
  return ok(saved, message);
};

export const memberRoutes = [
  route(listMembersEndpoint, async ({ principal, reach, query }) => {
    const { filter: tab, search, parent } = query;
    const filter = { tab, search, parent, today: todayOf(principal) };
    const { rows, count } = await listMembers(principal, reach, filter, pageWindow(query), sortingOf(query)?.order);
    return okList(rows.map(presentMember), count);
  }),

  route(getMember, async ({ principal, reach, params }) => {
    const member = await findMemberWithin(principal, reach, params.id);
    if (!member) throw notFound();
    return ok({ ...presentMember(member), forms: await formsOf(member.id) });
  }),

  route(createMember, ({ body, ...actor }) => savedMember({ ...actor, children: [body] }, memberTexts.created)),

  route(updateMember, ({ body, params, ...actor }) =>
    savedMember({ ...actor, children: [{ ...body, _id: params.id }] }, memberTexts.updated),
  ),

  route(updateAndCreateMembers, async ({ body, ...actor }) => {
    const saved = await savedMembers({ ...actor, children: body, field: (number, name) => `${number}.${name}` });
    return okList(saved, saved.length);
  }),

  route(countClinicianMembers, async ({ principal, reach, params }) => {
    if (!(await findStaffWithin(principal, reach, params.id))) throw notFound();
    const count = await countOwnMembers(params.id);
    return { ...ok({ count }), count };
  }),
];
