import { randomBytes } from 'node:crypto';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import type { TestResponse, TestServer } from './server.ts';

type Piece = { content: Buffer | string; name: string };

/** The form of sendGmail: fields, then any number of files. */
export const letterForm = (fields: Record<string, string>, files: readonly Piece[] = []) => {
  const boundary = `----letter${randomBytes(8).toString('hex')}`;
  const part = (disposition: string, content: Buffer | string, type = '') => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  return {
    body: Buffer.concat([
      ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
      ...files.flatMap(({ name, content }) =>
        part(`name="file"; filename="${name}"`, content, 'Content-Type: application/octet-stream\r\n'),
      ),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};

/** A mail from the demo coach to the demo parent. */
export const LETTER = {
  uid: DEMO_PEOPLE.coach.id,
  subject: 'Our next session',
  sendTo: DEMO_PEOPLE.parent.id,
  emailContent: '<p>Dear Priya,</p><p>see you on <strong>Tuesday</strong>.</p>',
};

export const sendLetter = (
  server: TestServer,
  token: string,
  about: Partial<Record<keyof typeof LETTER | 'memberId', string>> = {},
  { files = [], key }: { files?: readonly Piece[]; key?: string } = {},
): Promise<TestResponse> => {
  const { body, headers } = letterForm({ ...LETTER, ...about }, files);
  return server.call('POST', 'sendGmail', {
    token,
    body,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
  });
};
