import { PassThrough, type Readable } from 'node:stream';
import type { LiveEvent } from '@amberway/contract/kernel/events';

/** Limit for unread data: a page that stops reading would otherwise fill our memory. */
const UNREAD_BYTES = 64 * 1024;

export type LiveStream = {
  body: Readable;
  send: (event: LiveEvent) => void;
  /** Sends an empty comment, so that proxies and the page see that the connection is alive. */
  beat: () => void;
  end: () => void;
};

export const openStream = (): LiveStream => {
  const body = new PassThrough();
  // A page that closes its connection is not an error.
  body.on('error', () => undefined);
  const write = (text: string) => {
    if (body.writableEnded || body.destroyed) return;
    if (body.writableLength + body.readableLength > UNREAD_BYTES) body.destroy();
    else body.write(text);
  };
  return {
    body,
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void body.end(),
  };
};
