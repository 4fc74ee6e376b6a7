import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { FAILURES, type FailureCode } from '@amberway/contract/kernel/errors';

type BrokenRequest = Error & { code?: string };

const KINDS: Record<string, { status: number; code: FailureCode }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
};

/** Responds to what is not HTTP, or is too large or too slow to become a request: no handler has seen it. */
export const respondToBrokenRequest = (error: BrokenRequest, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code } = KINDS[error.code ?? ''] ?? { status: 400, code: 'malformed' };
  const body = JSON.stringify({ status: false, message: FAILURES[code].message, code });
  if (socket.writable) {
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
};
