import * as endpoints from '@amberway/contract/client-files/endpoints';
import type { ClientFile } from '@amberway/contract/client-files/schemas';
import { clientFileTexts } from '@amberway/contract/client-files/texts';
import { DOWNLOAD_MS } from '@amberway/contract/kernel/limits';
import { pageWindow } from '@amberway/contract/kernel/query';
import { signFileUrl } from '../../kernel/files/file-url.ts';
import { usageOf } from '../../kernel/files/quota/quota.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import { readIdempotencyKey } from '../../kernel/idempotency/key.ts';
import { sendFile } from '../uploads/public.ts';
import { type ClientFileRow, findStoredFile, listFiles } from './queries.ts';
import { requireFamily, emptyBin, storeClientFile, moveFiles } from './service.ts';

const PAGE = 50;

const present = ({ id, fileId: _, ...row }: ClientFileRow): ClientFile => ({ _id: id, ...row });

export const clientFileRoutes = [
  route(endpoints.listClientFiles, async ({ params, query, ...actor }) => {
    await requireFamily(actor, params.clientId);
    const { deleted, member, search } = query;
    const filter = { customerId: params.clientId, deleted, member, search };
    const { rows, count } = await listFiles(filter, pageWindow(query, PAGE));
    return okList(rows.map(present), count);
  }),

  route(endpoints.uploadClientFile, async ({ params, body, ...upload }) => {
    const key = readIdempotencyKey(upload.request);
    const row = await storeClientFile({ ...upload, customerId: params.clientId, memberId: body.member, key });
    return ok(present(row), clientFileTexts.uploaded);
  }),

  route(endpoints.downloadClientFile, async (context) => {
    const { principal, reach, params } = context;
    const file = await findStoredFile(principal, reach, params.clientId, params.fileId);
    if (!file) throw notFound();
    return sendFile(context, file, { save: true });
  }),

  route(endpoints.viewClientFile, async ({ principal, reach, params, services }) => {
    const file = await findStoredFile(principal, reach, params.clientId, params.fileId);
    if (!file) throw notFound();
    return ok({ link: await signFileUrl(services.signer, file, principal, DOWNLOAD_MS) });
  }),

  route(endpoints.readFamilyUsage, async ({ params, services, ...actor }) => {
    await requireFamily(actor, params.clientId);
    return ok(await usageOf(services.config, { id: params.clientId, kind: 'family' }));
  }),

  route(endpoints.binClientFiles, async ({ params, query, body, ...actor }) => {
    const ids = [...new Set([...query.idArray, ...(body.idArray ?? [])])];
    await moveFiles(actor, params.clientId, ids, 'bin');
    return okEmpty(clientFileTexts.movedToBin);
  }),

  route(endpoints.restoreClientFiles, async ({ params, body, ...actor }) => {
    await moveFiles(actor, params.clientId, body.idArray, 'list');
    return okEmpty(clientFileTexts.restored);
  }),

  route(endpoints.emptyClientBin, async ({ params, body, ...actor }) => {
    await emptyBin(actor, params.clientId, body.idArray);
    return okEmpty(clientFileTexts.deletedForGood);
  }),
];
