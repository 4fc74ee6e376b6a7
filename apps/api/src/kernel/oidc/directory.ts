import type { ClientAuth, Configuration } from 'openid-client';
import { HOUR } from '@amberway/contract/kernel/limits';
import type { Config } from '../config/config.ts';
import { attemptOf } from './attempt.ts';
import { type DirectoryPerson, personOf } from './claims.ts';
import { failureOf, OidcFailure } from './failure.ts';
import { boundedFetch } from './http.ts';
import { isLoopback } from './loopback.ts';
import type { OidcSettings } from './settings.ts';

// OpenID Connect: authorisation code flow with PKCE, state and nonce.
// Why a library: docs/decisions/0028-single-sign-on-by-a-library.md

/** The library is loaded by the first sign-in. */
const load = () => import('openid-client');

/** After this the directory's metadata are loaded again. The library loads its keys again after five minutes. */
const METADATA_MS = HOUR;

/** Of the browser: `secret` is in its cookie, `redirect` the page to which the directory sends it back. */
type Attempt = { secret: string; redirect: string };
/** What the directory added to the address of that page. */
export type Returned = { code: string; state: string; iss?: string | undefined };

export type Directory = {
  settings: OidcSettings;
  /** The address of the directory's sign-in page. */
  begin: (attempt: Attempt) => Promise<string>;
  /** Exchanges the code and checks the ID token. Throws an OidcFailure. */
  finish: (attempt: Attempt, returned: Returned) => Promise<DirectoryPerson>;
};

type Library = Awaited<ReturnType<typeof load>>;

/** In the body where the directory says that it accepts it there, else in the header, which all have to accept. */
const clientAuth = ({ ClientSecretPost, ClientSecretBasic }: Library, secret: string): ClientAuth => {
  const [inBody, inHeader] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? inBody : inHeader)(server, ...rest);
};

const withoutSlash = (url: string) => url.replace(/\/$/, '');

const discover = async (settings: OidcSettings): Promise<Configuration> => {
  const library = await load();
  const { issuer, clientId, clientSecret } = settings;
  const found = await library.discovery(new URL(issuer), clientId, {}, clientAuth(library, clientSecret), {
    [library.customFetch]: boundedFetch(settings),
    execute: [
      // The signature is checked although the token comes from the directory itself, over https.
      library.enableNonRepudiationChecks,
      ...(isLoopback(issuer) ? [library.allowInsecureRequests] : []),
    ],
  });
  // The library accepts the metadata of Entra ID for all of its organisations.
  if (withoutSlash(found.serverMetadata().issuer) !== withoutSlash(issuer))
    throw new OidcFailure('unreachable', 'other_issuer');
  return found;
};

/** One value for all callers until it is too old; a failure is not stored. */
const cached = <T>(make: () => Promise<T>, ms: number) => {
  let last: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (last && last.until > Date.now()) return last.value;
    const next = { value: make(), until: Date.now() + ms };
    last = next;
    next.value.catch(() => {
      if (last === next) last = undefined;
    });
    return next.value;
  };
};

export const directoryOf = (settings: OidcSettings): Directory => {
  const found = cached(() => discover(settings), METADATA_MS);
  const configuration = () =>
    found().catch((error: unknown) => {
      throw failureOf(error, 'unreachable');
    });

  return {
    settings,
    begin: async ({ secret, redirect }) => {
      const config = await configuration();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load();
      const { state, nonce, verifier } = attemptOf(secret);
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirect,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    finish: async ({ secret, redirect }, returned) => {
      const config = await configuration();
      const { authorizationCodeGrant } = await load();
      const { state, nonce, verifier } = attemptOf(secret);
      const url = new URL(redirect);
      for (const [name, value] of Object.entries(returned)) if (value !== undefined) url.searchParams.set(name, value);
      const tokens = await authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch((error: unknown) => {
        throw failureOf(error, 'refused');
      });
      const person = personOf(tokens.claims());
      if (!person) throw new OidcFailure('refused', 'claims');
      return person;
    },
  };
};

/** Undefined when no directory is configured. */
export const openDirectory = ({ oidc }: Config): Directory | undefined => oidc && directoryOf(oidc);
