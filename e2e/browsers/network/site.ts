import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const WATCH = readFileSync(join(import.meta.dirname, 'watch.js'), 'utf8');
const WATCH_PATH = '/journey-watch.js';
/** Requested by a browser itself where a page, such as a picture, names none. */
const ICON = '/favicon.ico';
const PROBLEMS_PATH = '/journey-problems';
/** Not packed: a line is added to pages, and one to the worker. */
const ASKED = new Set(['accept-encoding', 'if-none-match', 'if-modified-since']);
const SAID = new Set(['content-length', 'etag', 'last-modified', 'link']);
const without = (headers: IncomingHttpHeaders, names: Set<string>): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));

const readAll = async (stream: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const isPage = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') === true;

/**
 * A way to the server for one journey: it can be cut, sees every response, adds a script that collects errors to every
 * page, and can make the service worker a newer one.
 */
export const openSite = async (target: string, host: string) => {
  const { hostname, port } = new URL(target);
  const problems: string[] = [];
  let isNewer = false;
  let held: { path: RegExp; until: Promise<void> } | undefined;

  const send = async (reply: IncomingMessage, path: string, response: ServerResponse) => {
    const status = reply.statusCode ?? 502;
    if (status >= 400) problems.push(`${status} for ${path}`);
    if (isPage(reply)) {
      const html = await readAll(reply);
      response.writeHead(status, without(reply.headers, SAID));
      response.end(html.replace('<head>', `<head><script src="${WATCH_PATH}"></script>`));
      return;
    }
    const isWorker = path === '/sw.js';
    response.writeHead(status, isWorker ? without(reply.headers, SAID) : reply.headers);
    if (isWorker && isNewer) response.write('// newer\n');
    reply.pipe(response);
  };

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { url: path = '/', method, headers } = incoming;
    if (path === WATCH_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(WATCH);
      return;
    }
    if (path === ICON) {
      response.writeHead(204).end();
      return;
    }
    if (path === PROBLEMS_PATH) {
      problems.push(...(JSON.parse(await readAll(incoming)) as string[]));
      response.writeHead(204).end();
      return;
    }
    if (held?.path.test(path)) await held.until;
    const options = { hostname, port, path, method, headers: without(headers, ASKED) };
    const onward = request(options, (reply) => void send(reply, path, response).catch(() => response.destroy()));
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };

  const server = createServer((incoming, response) => void answer(incoming, response).catch(() => response.destroy()));
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, host, resolve));
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  const off = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://${host}:${own}`,
    off,
    on: () => listen(own),
    /** Answers nothing with such a path until it is released, as a slow network would. */
    hold: (path: RegExp) => {
      let release = () => {};
      held = {
        path,
        until: new Promise((resolve) => {
          release = resolve;
        }),
      };
      return () => release();
    },
    releaseWorker: () => {
      isNewer = true;
    },
    /** Since the last call. */
    problems: () => problems.splice(0),
  };
};

export type Site = Awaited<ReturnType<typeof openSite>>;
