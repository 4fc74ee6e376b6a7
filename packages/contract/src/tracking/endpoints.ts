import { z } from 'zod';
import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { recordFields, version } from '../kernel/fields.ts';
import { decodeCode, readSnippet } from './snippet.ts';
import { trackingTexts } from './texts.ts';

const CODE_MAX = 20_000;

export const trackingCode = z.object({ ...recordFields, version, code: z.string() });
export type TrackingCode = z.infer<typeof trackingCode>;

/** URL-encoded, as stored and returned. An empty code removes the tracking. */
export const trackBody = z.strictObject({
  code: z
    .string(trackingTexts.inputCode)
    .max(CODE_MAX, trackingTexts.tooLong)
    .superRefine((code, context) => {
      const decoded = decodeCode(code);
      if (decoded === undefined || decoded.includes('\0') || /[<>"\s]/.test(code))
        context.addIssue(trackingTexts.notEncoded);
      else if (!readSnippet(decoded)) context.addIssue(trackingTexts.onlyScripts);
    }),
  version: version.optional(),
});

export const listTracking = endpoint({
  method: 'GET',
  path: 'getTrack',
  tag: 'tracking',
  summary: 'Tracking codes; the first one is used',
  access: { area: 'tracking', action: 'read' },
  reads: false,
  reply: listReply(trackingCode),
});

/** Requires the password again: call POST auth/confirm first. */
export const saveTracking = endpoint({
  method: 'POST',
  path: 'track',
  tag: 'tracking',
  summary: 'Store the tracking code',
  access: { area: 'tracking', action: 'write' },
  confirmed: true,
  body: trackBody,
  reply: reply(trackingCode),
});
