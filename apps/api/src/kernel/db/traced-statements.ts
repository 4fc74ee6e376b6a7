import { context, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import pg from 'pg';

type Callback = (error: Error | null, result: unknown) => void;
type Query = (...args: unknown[]) => unknown;

/** The first word of a statement, and its name if it has one. */
const about = (statement: unknown) => {
  const named: { text?: string; name?: string } =
    typeof statement === 'string' ? { text: statement } : (statement ?? {});
  const { text = '', name = '' } = named;
  return { operation: /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement', name };
};

const end = (span: Span, error?: unknown) => {
  // Messages of the database quote values; its codes do not.
  if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: (error as { code?: string }).code ?? '' });
  span.end();
};

/** A span for each statement on PostgreSQL that belongs to a traced request. Returns a function that stops it. */
export const traceStatements = (tracer: Tracer): (() => void) => {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const real = prototype.query;
  prototype.query = function query(this: unknown, ...args: unknown[]) {
    if (!trace.getSpan(context.active())) return real.apply(this, args);
    const { operation, name } = about(args[0]);
    const span = tracer.startSpan(name || operation, {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
    });
    const last = args.at(-1);
    if (typeof last === 'function') {
      const ended: Callback = (error, result) => {
        end(span, error);
        (last as Callback)(error, result);
      };
      return real.apply(this, [...args.slice(0, -1), ended]);
    }
    const result = real.apply(this, args);
    if (result instanceof Promise)
      result.then(
        () => end(span),
        (error: unknown) => end(span, error),
      );
    else span.end();
    return result;
  };
  return () => {
    prototype.query = real;
  };
};
