import { z } from 'zod';

// A mail of the product itself: plain text, one link, no tracking.

const oneLine = z
  .string()
  .min(1)
  .max(998)
  .regex(/^[^\r\n\0]*$/, 'Mail headers are one line.');

export const mailMessage = z.object({
  to: oneLine.pipe(z.email()),
  /** The recipient's account, where the address is not its current one. */
  userId: z.uuid().optional(),
  /** The record that the text is about: the mail is erased with it. */
  recordId: z.uuid().optional(),
  subject: oneLine,
  paragraphs: z.array(z.string()),
  action: z.object({ label: z.string(), url: z.url() }).optional(),
});
export type MailMessage = z.infer<typeof mailMessage>;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

export const plainText = ({ paragraphs, action }: MailMessage) =>
  [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), 'Amberway'].join('\n\n');

export const htmlText = ({ subject, paragraphs, action }: MailMessage) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
  '<body style="margin:0;padding:32px 16px;background:#FBF8F4;color:#1F1B16;font:16px/1.5 Figtree,Arial,sans-serif">' +
  '<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border:1px solid #E7E0D8;border-radius:16px">' +
  paragraphs.map((p) => `<p style="margin:0 0 16px">${escapeHtml(p)}</p>`).join('') +
  (action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#C2410C;color:#fff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : '') +
  '<p style="margin:24px 0 0;color:#57504A">Amberway</p></div></body></html>';
