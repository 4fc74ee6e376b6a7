import type { Endpoint } from '@amberway/contract/kernel/endpoint';
import { failure } from '@amberway/contract/kernel/envelope';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { encodeSchema, type WireNames } from '@amberway/contract/kernel/wire';
import type { z } from 'zod';
import { inputSchema, outputSchema } from './schemas.ts';

// The OpenAPI document, built from the same endpoint declarations the server registers.

type Json = Record<string, unknown>;

const withoutMeta = ({ $schema: _, ...rest }: Json) => rest;
const openPath = (path: string) => `/api/${path.replace(/:(\w+)\??/g, '{$1}')}`;

const parameters = (schema: z.ZodObject | undefined, where: 'path' | 'query', wire?: WireNames) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = encodeSchema(wire, inputSchema(schema)) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (where === 'query' && required.includes(name) && property.type !== 'array'),
    schema: withoutMeta(property),
    ...(where === 'query' && property.type === 'array' && { style: 'form', explode: true }),
  }));
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
};

const failures = (endpoint: Endpoint) => {
  const signed = endpoint.access !== 'public';
  const statuses = new Set([
    400,
    ...(signed ? [401] : []),
    ...(typeof endpoint.access === 'object' ? [403] : []),
    500,
    503,
  ]);
  if (endpoint.body || endpoint.query) statuses.add(422);
  if (endpoint.params) statuses.add(404);
  if (endpoint.method !== 'GET') statuses.add(409);
  if (endpoint.body) statuses.add(413).add(415);
  if (endpoint.limit) statuses.add(429);
  // Uploads, and whatever the database has no room for.
  if (endpoint.multipart || endpoint.method !== 'GET') statuses.add(507);
  return Object.fromEntries(
    [...statuses]
      .toSorted((a, b) => a - b)
      .map((status) => [
        status,
        {
          description: Object.values(FAILURES)
            .filter((f) => f.status === status)
            .map((f) => f.message)
            .join(' / '),
          ...(status === 429 && { headers: RETRY_AFTER }),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
  );
};

const accessText = ({ access }: Endpoint) => (typeof access === 'string' ? access : `${access.area}.${access.action}`);

const requestBody = ({ body, multipart, wire }: Endpoint): Json => {
  if (!body) return {};
  const schema = withoutMeta(encodeSchema(wire, inputSchema(body)));
  if (!multipart) return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const form = {
    ...schema,
    properties: { file: { type: 'string', format: 'binary' }, ...(schema.properties as Json) },
    required: ['file'],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
};

const replyContent = ({ file, stream, reply, wire }: Endpoint): Json =>
  file
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : {
        [stream ? 'text/event-stream' : 'application/json']: {
          schema: withoutMeta(encodeSchema(wire, outputSchema(reply))),
        },
      };

const operation = (endpoint: Endpoint): Json => ({
  operationId: endpoint.id.replace(/[^A-Za-z0-9]+/g, '_'),
  summary: endpoint.summary,
  tags: [endpoint.tag],
  'x-permission': accessText(endpoint),
  ...(endpoint.confirmed && { 'x-confirmed-password': endpoint.confirmed === true ? 'always' : 'by body' }),
  security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query', endpoint.wire),
    ...(endpoint.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
      : []),
  ],
  ...requestBody(endpoint),
  responses: {
    200: { description: 'Success', content: replyContent(endpoint) },
    ...failures(endpoint),
  },
});

export const openApiOf = (endpoints: readonly Endpoint[], version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints.toSorted(
    (a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  )) {
    (paths[openPath(endpoint.path)] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Amberway API',
      version,
      description:
        'Every call answers an envelope: { status, data, count?, message? } or { status: false, message, code, errors? }.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: withoutMeta(outputSchema(failure)) },
    },
  };
};
