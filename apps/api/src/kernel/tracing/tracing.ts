import {
  context,
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { traceStatements } from '../db/traced-statements.ts';

// OpenTelemetry traces, loaded only with OTEL_EXPORTER_OTLP_ENDPOINT. Spans hold route patterns and names of statements:
// never URLs, which contain ids and tokens, nor SQL with values. The libraries that instrument modules would send both.

const FAILED = 500;

/** Continues the trace of a proxy. */
const contextOf = ({ headers }: FastifyRequest): Context => propagation.extract(ROOT_CONTEXT, headers);

type Settings = Pick<Config, 'version' | 'OTEL_SERVICE_NAME'>;

/** A span for each request, and within it one for each statement. */
export const registerTracing = (app: FastifyInstance, { version, OTEL_SERVICE_NAME }: Settings): void => {
  const about = resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME, 'service.version': version });
  // The exporter and the sampler read the other usual OTEL_* variables themselves.
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(about),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('amberway', version);
  const stopTracing = traceStatements(tracer);
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const parent = contextOf(request);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route, 'amberway.request_id': request.id },
      },
      parent,
    );
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= FAILED) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  app.addHook('onClose', async () => {
    stopTracing();
    // A collector that is down must not stop the server from ending.
    await provider.shutdown().catch(() => undefined);
    for (const part of [trace, context, propagation]) part.disable();
  });
};
