import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { linkedAttachment } from '@amberway/contract/client-mail/texts';
import { fileUrlOf } from '../../../kernel/files/file-url.ts';
import type { FileRow } from '../../../kernel/files/queries.ts';
import { objectKey } from '../../../kernel/storage/keys.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import type { Attached, Enclosed } from './attachments.ts';
import { plainTextOf } from './plain-text.ts';

// The mail in MIME format for Gmail. Files are streamed from the storage while it is sent, not held in memory.

type Address = { name: string; address: string };
export type Letter = {
  id: string;
  from: Address;
  to: Address;
  subject: string;
  /** Sanitised HTML. */
  content: string;
  enclosed: Enclosed;
  /** Attachments that are too large for the mail, with the URL to open them. */
  linked: { name: string; url: string }[];
};

/** Base64 turns three bytes into four and adds line breaks. */
const encoded = ({ size }: FileRow) => Math.ceil((Math.ceil(size / 3) * 4 * 78) / 76);
const TEXT_BYTES = 1024 * 1024;

/** Chooses the attachments that fit into the mail, in their order. */
export const splitBySize = ({ attached, pictures }: Enclosed, maxBytes: number) => {
  let room = maxBytes - TEXT_BYTES - pictures.reduce((sum, file) => sum + encoded(file), 0);
  const inside: Attached[] = [];
  const outside: Attached[] = [];
  for (const one of attached) {
    const size = encoded(one.file);
    if (size <= room) {
      room -= size;
      inside.push(one);
    } else outside.push(one);
  }
  return { inside, outside };
};

/** Opened when its turn comes, so that the storage does not hold ten streams open. */
const contentOf = (storage: Storage, { id }: FileRow): Readable =>
  Readable.from(
    (async function* () {
      const stream = await storage.get(objectKey(id));
      if (!stream) throw new Error('The attachment is no longer there.');
      yield* stream as AsyncIterable<Buffer>;
    })(),
  );

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const htmlOf = ({ subject, content, enclosed, linked }: Letter): string => {
  const shown = enclosed.pictures.reduce((html, file) => html.replaceAll(fileUrlOf(file), `cid:${file.id}`), content);
  const links = linked.map(
    ({ name, url }) => `<li><a href="${escape(url)}">${escape(linkedAttachment(name))}</a></li>`,
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
    `<body>${shown}${links.length > 0 ? `<ul>${links.join('')}</ul>` : ''}</body></html>`
  );
};

const textOf = ({ content, linked }: Letter): string =>
  [plainTextOf(content), ...linked.map(({ name, url }) => `${linkedAttachment(name)}: ${url}`)].join('\n\n');

/** The message as a stream. It can be read once; a retry composes it again. */
export const compose = (storage: Storage, letter: Letter, inside: readonly Attached[]): Readable =>
  new MailComposer({
    from: letter.from,
    to: letter.to,
    subject: letter.subject,
    messageId: `<${letter.id}@amberway>`,
    text: textOf(letter),
    html: htmlOf(letter),
    attachments: [
      ...letter.enclosed.pictures.map((file) => ({
        filename: file.originalName,
        contentType: file.mime,
        content: contentOf(storage, file),
        cid: file.id,
      })),
      ...inside.map(({ file }) => ({
        filename: file.originalName,
        contentType: file.mime,
        content: contentOf(storage, file),
      })),
    ],
    // The composer must not fetch URLs or files.
    disableUrlAccess: true,
    disableFileAccess: true,
  })
    .compile()
    .createReadStream();
