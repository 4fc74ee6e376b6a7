import { CONFIRM_MS } from '@amberway/contract/kernel/limits';
import { pageWindow } from '@amberway/contract/kernel/query';
import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import * as endpoints from '@amberway/contract/privacy/endpoints';
import { EXPORT_FILE, privacyTexts } from '@amberway/contract/privacy/texts';
import { type AuditEntry, recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalid, notFound, stale } from '../../kernel/http/failure.ts';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import { ok, okEmpty, okList, type Route, route } from '../../kernel/http/route.ts';
import { requireConfirmed } from '../../kernel/identity/confirmed.ts';
import { findUser } from '../../kernel/identity/users.queries.ts';
import { notifyErasure, notifyErasureCancelled, originOf } from '../auth/public.ts';
import { exportKey } from './export/kind.ts';
import { beginExport, newExport, readyExport } from './export/take.ts';
import {
  presentAccess,
  presentErasure,
  presentOpenedFamily,
  presentPrivacy,
  presentUnusualReading,
} from './present.ts';
import { listPeople } from './people.queries.ts';
import * as queries from './queries.ts';
import { findUnusualReading, listOpenedFamilies, listUnusualReadings } from './unusual/queries.ts';

const PAGE = 50;

/** Used in a signed URL in place of a file id. */
const recordOf = (customerId: string) => `record:${customerId}`;

const audit = (entry: Pick<AuditEntry, 'principal' | 'requestId'>, action: string, customerId: string) =>
  recordAudit({ ...entry, action, record: 'family', recordId: customerId, subjectId: customerId });

export const privacyRoutes: readonly Route[] = [
  route(endpoints.giveConsent, async ({ principal, body, requestId }) => {
    if (body.version !== CONSENT_VERSION) throw invalid({ version: privacyTexts.oldConsent }, privacyTexts.oldConsent);
    return inTransaction(async () => {
      const userId = principal.userId;
      const saved = await queries.saveConsent(userId, body.version);
      if (saved) {
        const after = { version: body.version };
        await recordAudit({
          principal,
          action: 'consent',
          record: 'user',
          recordId: userId,
          subjectId: userId,
          after,
          requestId,
        });
      }
      const found = await queries.findConsent(userId);
      if (!found?.version || !found.at) throw notFound();
      return ok({ version: found.version, at: found.at });
    });
  }),

  route(endpoints.listErasures, async ({ query }) => {
    const { rows, count } = await queries.listOpenErasures(query.search, pageWindow(query, PAGE));
    return okList(
      rows.map(({ customer, ...row }) => ({ ...presentErasure(row, customer._id), customer })),
      count,
    );
  }),

  route(endpoints.listUnusualReadings, async ({ query }) => {
    const { rows, count } = await listUnusualReadings(query.search, pageWindow(query, PAGE));
    return okList(rows.map(presentUnusualReading), count);
  }),

  route(endpoints.listOpenedFamilies, async ({ params, query }) => {
    const reading = await findUnusualReading(params.id);
    if (!reading) throw notFound();
    const rows = await listOpenedFamilies(reading, query.search, pageWindow(query, PAGE));
    return {
      ...okList(rows.map(presentOpenedFamily), rows[0]?.total ?? 0),
      reading: presentUnusualReading(reading),
    };
  }),

  route(endpoints.readPrivacy, async ({ principal, reach, params, services }) => {
    const row = await queries.findFamily(principal, reach, params.customerId);
    if (!row) throw notFound();
    const people = await listPeople(params.customerId);
    return ok(presentPrivacy(row, people, services.config.ERASURE_DAYS));
  }),

  route(endpoints.listAccess, async ({ principal, reach, params, query }) => {
    if (!(await queries.findFamily(principal, reach, params.customerId))) throw notFound();
    const rows = await queries.listAccessRows(params.customerId, pageWindow(query, PAGE));
    return okList(rows.map(presentAccess), rows[0]?.total ?? 0);
  }),

  route(endpoints.prepareExport, async ({ principal, reach, params, services, request }) => {
    if (!(await queries.findFamily(principal, reach, params.customerId))) throw notFound();
    // The download is of one stored file, however often it is requested.
    if (!(await readyExport(params.customerId))) {
      await beginExport(params.customerId, publicUrlOf(services.config, request));
      return ok({ token: null });
    }
    const { userId, rootId } = principal;
    return ok({ token: await services.signer.fileToken(recordOf(params.customerId), userId, rootId, CONFIRM_MS) });
  }),

  route(endpoints.exportRecord, async ({ principal, reach, params, services, reply, requestId, request }) => {
    const { customerId } = params;
    // URLs leak more easily than tokens: the signed URL of a picture or a file must not open the record.
    const byUrl = !request.headers.authorization;
    if (byUrl && request.signedFile !== recordOf(customerId)) throw notFound();
    if (!(await queries.findFamily(principal, reach, customerId))) throw notFound();
    if (!byUrl) requireConfirmed(principal);
    const exportId = byUrl
      ? await readyExport(customerId)
      : await newExport(customerId, publicUrlOf(services.config, request));
    const zip = exportId && (await services.storage.get(exportKey(exportId)));
    if (!zip) throw notFound();
    await audit({ principal, requestId }, 'export', customerId);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${EXPORT_FILE}"`)
      .send(zip);
  }),

  route(endpoints.requestErasure, ({ principal, reach, params, services, request, requestId }) =>
    inTransaction(async () => {
      const { customerId } = params;
      const family = await queries.findFamily(principal, reach, customerId);
      if (!family) throw notFound();
      // A second request returns the first.
      if (family.erasure) return ok(presentErasure(family.erasure, customerId), privacyTexts.erasureAsked);
      const row = await queries.insertErasure(customerId, principal.actorId, services.config.ERASURE_DAYS);
      if (!row) throw stale();
      await audit({ principal, requestId }, 'requestErasure', customerId);
      const user = await findUser(customerId);
      const about = { isOther: principal.actorId !== customerId, dueAt: row.dueAt };
      if (user) await notifyErasure(originOf(services, request), user, about);
      return ok(presentErasure(row, customerId), privacyTexts.erasureAsked);
    }),
  ),

  route(endpoints.cancelErasure, ({ principal, reach, params, services, request, requestId }) =>
    inTransaction(async () => {
      const { customerId } = params;
      if (!(await queries.findFamily(principal, reach, customerId))) throw notFound();
      if (await queries.cancelErasure(customerId)) {
        await audit({ principal, requestId }, 'cancelErasure', customerId);
        const user = await findUser(customerId);
        const isOther = principal.actorId !== customerId;
        if (user) await notifyErasureCancelled(originOf(services, request), user, isOther);
      }
      return okEmpty(privacyTexts.erasureTakenBack);
    }),
  ),
];
