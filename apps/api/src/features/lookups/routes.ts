import {
  createLookup,
  deleteLookup,
  findLookupUses,
  listComplexities,
  listLookups as listLookupsEndpoint,
  listOutcomeTypes,
  listResourceTypes,
  listSkillTypes,
  listTags,
  listTaskTypes,
  orderLookups,
  restoreLookup,
  updateLookup as updateLookupEndpoint,
} from '@amberway/contract/lookups/endpoints';
import { isFixedLookup, type Lookup, type LookupType } from '@amberway/contract/lookups/schemas';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { breaksUnique } from '../../kernel/db/failures.ts';
import { duplicate, forbidden, notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import {
  findEntries,
  hideLookup,
  insertLookup,
  listLookups,
  lockAnyLookup,
  lockList,
  lockLookup,
  type LookupRow,
  showLookup,
  storeOrder,
  updateLookup,
} from './queries.ts';
import { countLookupUses } from './uses.queries.ts';

const present = ({ id, deletedAt: _, ...row }: LookupRow): Lookup => ({ _id: id, ...row });

const lookupReply = async (types: readonly LookupType[]) => {
  const rows = await listLookups(types);
  return okList(rows.map(present), rows.length);
};

const nameTaken = (error: unknown): never => {
  throw breaksUnique(error, 'lookups_name_unique') ? duplicate('This name is already in the list.', 'name') : error;
};

const lockEditable = async (id: string, version?: number) => {
  const row = await lockLookup(id, version);
  if (isFixedLookup(row.type)) throw forbidden();
  return row;
};

export const lookupRoutes = [
  route(listLookupsEndpoint, ({ query }) => lookupReply(query.types)),
  route(listTags, () => lookupReply(['tag'])),
  route(listOutcomeTypes, () => lookupReply(['skill'])),
  route(listComplexities, () => lookupReply(['complexity'])),
  route(listSkillTypes, () => lookupReply(['milestoneType'])),
  route(listTaskTypes, () => lookupReply(['taskType'])),
  route(listResourceTypes, () => lookupReply(['resourceType'])),

  route(createLookup, ({ principal, body, requestId }) =>
    inTransaction(async () => {
      const row = await insertLookup({ type: body.type, name: body.name, order: body.order }).catch(nameTaken);
      await recordAudit({
        principal,
        action: 'create',
        record: 'lookup',
        recordId: row.id,
        after: { type: row.type, name: row.name, order: row.order },
        requestId,
      });
      return ok(present(row));
    }),
  ),

  route(updateLookupEndpoint, ({ principal, params, body, requestId }) =>
    inTransaction(async () => {
      const before = await lockEditable(params.id, body.version);
      const after = await updateLookup(params.id, { name: body.name, order: body.order }).catch(nameTaken);
      await recordAudit({
        principal,
        action: 'edit',
        record: 'lookup',
        recordId: after.id,
        before: { name: before.name, order: before.order },
        after: { name: after.name, order: after.order },
        requestId,
      });
      return ok(present(after));
    }),
  ),

  route(orderLookups, ({ principal, body, requestId }) =>
    inTransaction(async () => {
      const before = (await lockList(body.type)).map(({ id }) => id);
      const named = new Set(body.ids);
      if (body.ids.some((id) => !before.includes(id))) throw notFound();
      const after = [...named, ...before.filter((id) => !named.has(id))];
      await storeOrder(after);
      await recordAudit({
        principal,
        action: 'order',
        record: 'lookup',
        before: { type: body.type, ids: before },
        after: { type: body.type, ids: after },
        requestId,
      });
      return lookupReply([body.type]);
    }),
  ),

  route(findLookupUses, async ({ params }) => {
    const [entry] = await findEntries([params.id]);
    if (!entry) throw notFound();
    return ok(await countLookupUses(entry));
  }),

  route(deleteLookup, ({ principal, params, requestId }) =>
    inTransaction(async () => {
      const row = await lockEditable(params.id);
      await hideLookup(params.id);
      await recordAudit({
        principal,
        action: 'delete',
        record: 'lookup',
        recordId: row.id,
        before: { type: row.type, name: row.name },
        requestId,
      });
      return okEmpty();
    }),
  ),

  route(restoreLookup, ({ principal, params, requestId }) =>
    inTransaction(async () => {
      const row = await lockAnyLookup(params.id);
      if (isFixedLookup(row.type)) throw forbidden();
      // Somebody else restored it already.
      if (!row.deletedAt) return okEmpty();
      await showLookup(row.id).catch(nameTaken);
      const after = { type: row.type, name: row.name };
      await recordAudit({ principal, action: 'restore', record: 'lookup', recordId: row.id, after, requestId });
      return okEmpty();
    }),
  ),
];
