import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { openTestServer } from '../../testing/server.ts';

type Sent = { name: string; traceId: string; parentSpanId?: string; attributes: { key: string; value: object }[] };

/** The part of an OTLP collector that receives traces. */
const startCollector = async () => {
  const bodies: string[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (request.url === '/v1/traces') bodies.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    spans: () =>
      bodies
        .flatMap((body) => JSON.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans) as Sent[],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

describe('traces', () => {
  const TRACE = '0af7651916cd43dd8448eb211c80319c';
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let token: string;
  beforeAll(async () => {
    collector = await startCollector();
    // The exporter reads its address from the environment.
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
    const server = await openTestServer({ jobs: [], env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
    token = await server.signIn('admin');
    const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
    await server.call('GET', `user/${DEMO_PEOPLE.parent.id}?secret=Canary`, { token, headers });
    // Closing sends what is left.
    await server.close();
  });
  afterAll(async () => {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    await collector?.close();
  });

  it('a request is sent to the collector by its route pattern, within the trace of the proxy', () => {
    const span = collector.spans().find(({ name }) => name === 'GET /api/user/:id');
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
    expect(span?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    expect(collector.bodies.join('')).toContain('amberway');
  });

  it('a trace contains no id, token or query of a URL', () => {
    for (const secret of [DEMO_PEOPLE.parent.id, token, 'Canary'])
      expect(collector.bodies.join('')).not.toContain(secret);
  });
});
