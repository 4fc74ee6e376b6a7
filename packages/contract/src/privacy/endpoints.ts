import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalText, pagingFields } from '../kernel/query.ts';
import {
  accessEntry,
  consent,
  consentBody,
  erasure,
  openedFamily,
  openErasure,
  privacy,
  unusualReading,
} from './schemas.ts';

const tag = 'privacy';
const params = z.object({ customerId: id });
const searched = { ...pagingFields, search: optionalText };
const erase = { area: 'privacy', action: 'erase' } as const;

export const giveConsent = endpoint({
  method: 'POST',
  path: 'privacy/consent',
  tag,
  summary: 'Consent to the use of the family’s information',
  access: { area: 'privacy', action: 'consent' },
  body: consentBody,
  reply: reply(consent),
});

export const listErasures = endpoint({
  method: 'GET',
  path: 'privacy/erasures',
  tag,
  summary: 'Families whose record is due to be erased, the next one first',
  access: { area: 'privacy', action: 'oversee' },
  // A list of families by name.
  reads: false,
  limit: 'search',
  query: z.object(searched),
  reply: listReply(openErasure),
});

export const listUnusualReadings = endpoint({
  method: 'GET',
  path: 'privacy/unusualReading',
  tag,
  summary: 'Staff who opened the records of unusually many families within an hour, latest first',
  access: { area: 'privacy', action: 'oversee' },
  // About staff, not about a family.
  reads: false,
  limit: 'search',
  query: z.object(searched),
  reply: listReply(unusualReading),
});

export const listOpenedFamilies = endpoint({
  method: 'GET',
  path: 'privacy/unusualReading/:id/families',
  tag,
  summary: 'The families whose records that person opened on that day, latest first',
  access: { area: 'privacy', action: 'oversee' },
  // A list of families by name.
  reads: false,
  params: z.object({ id }),
  limit: 'search',
  query: z.object(searched),
  reply: listReply(openedFamily).extend({ reading: unusualReading }),
});

export const readPrivacy = endpoint({
  method: 'GET',
  path: 'privacy/:customerId',
  tag,
  summary: 'A family’s consent, and whether its record is due to be erased',
  access: { area: 'privacy', action: 'read' },
  reads: { area: 'account', customer: 'params.customerId' },
  params,
  reply: reply(privacy),
});

export const listAccess = endpoint({
  method: 'GET',
  path: 'privacy/:customerId/access',
  tag,
  summary: 'Who of the staff read and changed a family’s record, by day, latest first',
  access: { area: 'privacy', action: 'read' },
  reads: { area: 'account', customer: 'params.customerId' },
  params,
  query: z.object(pagingFields),
  reply: listReply(accessEntry),
});

const takeAlong = { area: 'privacy', action: 'export' } as const;

export const prepareExport = endpoint({
  method: 'POST',
  path: 'privacy/:customerId/export',
  tag,
  summary: 'Prepare the download of a family’s record, for a few minutes',
  access: takeAlong,
  limit: 'search',
  confirmed: true,
  params,
  /** Without a token the record is still being put together: ask again in a moment. */
  reply: reply(z.object({ token: z.string().nullable() })),
});

/** Accepts the token made by prepareExport, or a session confirmed with POST auth/confirm. */
export const exportRecord = endpoint({
  method: 'GET',
  path: 'privacy/:customerId/export',
  tag,
  summary: 'A family’s whole record as a zip: readable pages, JSON and files',
  access: takeAlong,
  reads: { area: 'download', customer: 'params.customerId' },
  limit: 'search',
  params,
  query: z.object({ t: z.string().optional() }),
  reply: z.any(),
  file: true,
  media: true,
});

export const requestErasure = endpoint({
  method: 'POST',
  path: 'privacy/:customerId/erasure',
  tag,
  summary: 'Request the erasure of a family’s record after the retention period',
  access: erase,
  limit: 'write',
  confirmed: true,
  params,
  reply: reply(erasure),
});

export const cancelErasure = endpoint({
  method: 'DELETE',
  path: 'privacy/:customerId/erasure',
  tag,
  summary: 'Cancel the erasure',
  access: erase,
  params,
  reply: emptyReply,
});
