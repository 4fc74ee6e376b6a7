import type { IncomingMessage, ServerResponse } from 'node:http';

/** How a part of Google behaves: normally, disconnecting, silent, with invalid responses, or with a fixed status. */
export type Mode = 'well' | 'down' | 'slow' | 'rubbish' | 'huge' | 401 | 403 | 410 | 429 | 500 | 503;

export const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Fails the request in this mode; returns false when the mode is 'well'. */
export const inTrouble = (mode: Mode, request: IncomingMessage, response: ServerResponse): boolean => {
  if (mode === 'well') return false;
  if (mode === 'down') request.socket.destroy();
  else if (mode === 'rubbish') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
  else if (mode === 'huge') response.writeHead(200).end(Buffer.alloc(9 * 1024 * 1024, '{'));
  else if (mode !== 'slow') json(response, mode, { error: { code: mode, message: 'not today' } });
  request.resume();
  return true;
};

export const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};
