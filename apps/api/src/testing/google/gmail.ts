import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import PostalMime, { type Email } from 'postal-mime';
import { json } from './trouble.ts';

// Simulates sending by Gmail: takes a multipart upload and stores the mail, or only its size when it is large.

const MAX_STORED_BYTES = 40 * 1024 * 1024;

export type TakenMail = { id: string; bytes: number; sha256: string; raw: string; mail: Email | undefined };

const messageIn = (raw: Buffer, boundary: string): Buffer | undefined => {
  const part = raw.indexOf('Content-Type: message/rfc822');
  const start = raw.indexOf('\r\n\r\n', part);
  const end = raw.lastIndexOf(`\r\n--${boundary}--`);
  return part === -1 || start === -1 || end === -1 ? undefined : raw.subarray(start + 4, end);
};

export class GmailPart {
  readonly taken: TakenMail[] = [];
  /** Accepts the mail and closes the connection before responding. */
  hangUpAfter = false;

  async send(request: IncomingMessage, url: URL, response: ServerResponse) {
    const boundary = /^multipart\/related; boundary="?([^";]+)"?/.exec(request.headers['content-type'] ?? '')?.[1];
    if (!boundary || url.searchParams.get('uploadType') !== 'multipart')
      return json(response, 400, { error: { code: 400, message: 'not a multipart upload' } });
    const hash = createHash('sha256');
    let chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes <= MAX_STORED_BYTES) chunks.push(chunk);
      else chunks = [];
    }
    const message = messageIn(Buffer.concat(chunks), boundary);
    if (!message && bytes <= MAX_STORED_BYTES)
      return json(response, 400, { error: { code: 400, message: 'no message' } });
    const id = randomUUID();
    this.taken.push({
      id,
      bytes,
      sha256: hash.digest('hex'),
      raw: message?.toString('utf8') ?? '',
      mail: message && (await PostalMime.parse(message)),
    });
    if (this.hangUpAfter) return request.socket.destroy();
    return json(response, 200, { id, threadId: id, labelIds: ['SENT'] });
  }
}
