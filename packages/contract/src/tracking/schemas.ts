import { z } from 'zod';
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
