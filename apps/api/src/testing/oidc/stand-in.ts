import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inTrouble, json, type Mode } from '../google/trouble.ts';
import { AuthorisePart, CLIENT } from './authorise.ts';
import { type Keys, newKeys } from './keys.ts';

export type DirectoryStandIn = {
  /** Who signs in there, and what is wrong with its responses. */
  page: AuthorisePart;
  /** How each part behaves. */
  mode: { metadata: Mode; jwks: Mode; token: Mode };
  /** Number of requests so far, by path. */
  requests: Record<string, number>;
  origin: string;
  /** Settings that point a server to it. */
  env: Record<string, string>;
  /** Ends all failures and lies. */
  behave: () => void;
  close: () => Promise<void>;
};

const STAFF_DOMAIN = 'amberway.test';

const envFor = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_DOMAINS: STAFF_DOMAIN,
  OIDC_NAME: 'Northside Health',
});

const metadataOf = (part: AuthorisePart) => ({
  issuer: part.metadataIssuer ?? part.issuer,
  authorization_endpoint: `${part.issuer}/authorize`,
  token_endpoint: `${part.issuer}/token`,
  jwks_uri: `${part.issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: part.namesItself,
  ...(part.authMethods && { token_endpoint_auth_methods_supported: part.authMethods }),
});

/** A local OpenID provider, as strict as the real ones, that can be made to fail or to lie. */
export const startDirectoryStandIn = async (port = 0): Promise<DirectoryStandIn> => {
  const keys: Keys = await newKeys();
  const part = new AuthorisePart(keys);
  const mode: DirectoryStandIn['mode'] = { metadata: 'well', jwks: 'well', token: 'well' };
  const requests: Record<string, number> = {};

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', part.issuer);
    const name = url.pathname.startsWith('/.well-known') ? 'metadata' : url.pathname.slice(1);
    requests[name] = (requests[name] ?? 0) + 1;
    if (name in mode && inTrouble(mode[name as keyof typeof mode], request, response)) return;
    if (name === 'metadata') return json(response, 200, metadataOf(part));
    if (name === 'jwks') return json(response, 200, keys.published);
    if (name === 'authorize') return part.authorise(url, response);
    if (name === 'token') return part.token(request, response);
    return json(response, 404, {});
  };

  const server = createServer((request, response) => {
    respond(request, response).catch(() => request.socket.destroy());
  });
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  part.issuer = origin;
  return {
    page: part,
    mode,
    requests,
    origin,
    env: envFor(origin),
    behave: () => {
      part.behave();
      Object.assign(mode, { metadata: 'well', jwks: 'well', token: 'well' });
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
