import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { SECOND } from '@amberway/contract/kernel/limits';
import { callGoogle } from '../../../kernel/google/http.ts';
import type { GoogleSettings } from '../../../kernel/google/settings.ts';

const accepted = z.object({ id: z.string().min(1).max(200) });

/** The slowest upload rate allowed for; slower connections time out. */
const BYTES_PER_SECOND = 128 * 1024;

type Upload = { token: string; message: Readable; bytes: number; onBegin: () => void };

/** Streams the message to Gmail and returns Gmail's message id. */
export const uploadMessage = async (
  { gmailUrl, timeoutMs }: GoogleSettings,
  { token, message, bytes, onBegin }: Upload,
): Promise<string> => {
  const boundary = `amberway-${randomBytes(12).toString('hex')}`;
  const parts = async function* () {
    onBegin();
    yield `--${boundary}\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n{}\r\n`;
    yield `--${boundary}\r\nContent-Type: message/rfc822\r\n\r\n`;
    yield* message as AsyncIterable<Buffer>;
    yield `\r\n--${boundary}--\r\n`;
  };
  const { id } = await callGoogle(
    {
      method: 'POST',
      url: `${gmailUrl.replace(/\/{1,9}$/, '')}/upload/gmail/v1/users/me/messages/send?uploadType=multipart`,
      token,
      stream: {
        body: Readable.from(parts(), { objectMode: false }),
        type: `multipart/related; boundary="${boundary}"`,
      },
      timeoutMs: timeoutMs + Math.ceil(bytes / BYTES_PER_SECOND) * SECOND,
    },
    accepted,
  );
  return id;
};
