import {
  finishSso,
  listIdentities,
  SSO_ATTEMPT_MS,
  startSso,
  unlinkIdentities,
} from '@amberway/contract/auth/sso-endpoints';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { hashToken, newToken } from '../../../kernel/identity/tokens.ts';
import { attemptOf } from '../../../kernel/oidc/attempt.ts';
import type { Directory } from '../../../kernel/oidc/directory.ts';
import { sample, type World } from '../../../testing/matrix/sample.ts';
import { insertState } from './queries.ts';

/** A directory that signs in a coach at once. */
const directory: Directory = {
  settings: {
    issuer: 'https://login.example',
    clientId: 'amberway',
    clientSecret: 'its-secret',
    name: 'Northside Health',
    domains: ['amberway.test'],
    only: false,
    timeoutMs: 1,
  },
  begin: async () => 'https://login.example/authorize',
  finish: async () => ({
    issuer: 'https://login.example',
    subject: 'coach',
    email: ACCOUNTS.coach2.email,
    isStrong: true,
  }),
};

const withDirectory = ({ server }: World) => {
  server.services.directory = directory;
  return server;
};

const attempt = async (world: World) => {
  const secret = newToken();
  const server = withDirectory(world);
  await server.within(() => insertState(hashToken(secret), SSO_ATTEMPT_MS));
  const cookie = `amberway-sso-${server.services.config.PORT}=${secret}`;
  return { body: { code: 'code', state: attemptOf(secret).state }, headers: { cookie } };
};

export const ssoSamples = [
  sample(startSso, 'none', (world) => {
    withDirectory(world);
    return {};
  }),
  sample(finishSso, 'none', attempt),
  sample(listIdentities, 'none'),
  sample(unlinkIdentities, 'none'),
];
