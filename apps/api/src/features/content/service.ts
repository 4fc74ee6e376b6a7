import { withDefaults } from '@amberway/contract/content/schemas';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalid, notFound } from '../../kernel/http/failure.ts';
import { zoneOf } from '../../kernel/clock/today.ts';
import type { ContentRequest } from './request.ts';
import { forAudit } from './audit.ts';
import { emptyAsNull } from './empty.ts';
import { exchangeFiles } from './files.ts';
import { hooksOf } from './hooks.ts';
import { present } from './present.ts';
import { findRecord, hideRecord, insertRecord, lockRecord, updateRecord, type Values } from './queries.ts';
import { requireReferences } from './references.ts';
import { settingsOf } from './settings.ts';

// Creates, changes and deletes records of any type. The rules run on the merged record.

const requireRules = (type: ContentType, values: Values, before: Values | undefined, request: ContentRequest) => {
  const { services, principal } = request;
  const context = { settings: settingsOf(services), before, now: new Date(), timeZone: zoneOf(principal) };
  const problems = Object.entries(type.check?.(values as never, context as never) ?? {}).filter(([, text]) => text);
  const [first, ...more] = problems;
  if (first)
    throw invalid(Object.fromEntries(problems) as Record<string, string>, more.length > 0 ? undefined : first[1]);
};

const reloadForReply = async (type: ContentType, id: string, request: ContentRequest): Promise<ContentRecord> => {
  const row = await findRecord(type, 'staff', id);
  if (!row) throw notFound();
  return present(type, row, request);
};

/** Validates the resulting record: fields, references, rules of the type. */
const validateForSave = async (
  type: ContentType,
  values: Values,
  before: Values | undefined,
  request: ContentRequest,
) => {
  const ready = (await hooksOf(type.name).beforeSave?.(values, { principal: request.principal, before })) ?? values;
  requireRules(type, ready, before, request);
  await requireReferences(type, ready, before);
  return ready;
};

/** As the lists show it. */
export const recordName = (type: ContentType, values: Values): string =>
  type.summary.name
    .map((key) => values[key])
    .filter(Boolean)
    .join(' ');

const translateDbError = (type: ContentType) => (error: unknown) => {
  hooksOf(type.name).refused?.(error);
  throw error;
};

export const createRecord = (type: ContentType, body: Values, request: ContentRequest): Promise<ContentRecord> =>
  inTransaction(async () => {
    const { principal, requestId } = request;
    const values = await validateForSave(type, withDefaults(type, emptyAsNull(type, body)), undefined, request);
    const id = await insertRecord(type, values).catch(translateDbError(type));
    await exchangeFiles(principal, type, undefined, values);
    await hooksOf(type.name).afterSave?.(id, values, { principal, before: undefined });
    await recordAudit({
      principal,
      action: 'create',
      record: type.name,
      recordId: id,
      after: forAudit(values),
      requestId,
    });
    return reloadForReply(type, id, request);
  });

export const changeRecord = (
  type: ContentType,
  id: string,
  { version, ...body }: Values & { version?: number },
  request: ContentRequest,
): Promise<ContentRecord> =>
  inTransaction(async () => {
    const { principal, requestId } = request;
    const row = await lockRecord(type, id, version);
    const before = Object.fromEntries(Object.keys(type.fields).map((key) => [key, row[key]]));
    const values = await validateForSave(type, { ...before, ...emptyAsNull(type, body) }, before, request);
    await updateRecord(type, id, values).catch(translateDbError(type));
    await exchangeFiles(principal, type, before, values);
    await hooksOf(type.name).afterSave?.(id, values, { principal, before });
    await recordAudit({
      principal,
      action: 'edit',
      record: type.name,
      recordId: id,
      before: forAudit(before),
      after: forAudit(values),
      requestId,
    });
    return reloadForReply(type, id, request);
  });

/** Into the bin: it can be restored for some days, so its files stay. */
export const deleteRecord = (type: ContentType, id: string, { principal, requestId }: ContentRequest): Promise<void> =>
  inTransaction(async () => {
    const before = await lockRecord(type, id);
    await hideRecord(type, id);
    await hooksOf(type.name).afterDelete?.(id, before);
    const name = recordName(type, before);
    await recordAudit({ principal, action: 'delete', record: type.name, recordId: id, before: { name }, requestId });
  });
