import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, json } from '../google/trouble.ts';
import type { Keys, Signing } from './keys.ts';

// Simulates the sign-in page and the token endpoint of a directory.

/** Characters that have to be encoded in a header. */
export const CLIENT = { id: 'amberway', secret: 'stand-in secret:/+%' };

type Person = { sub: string; email?: string; email_verified?: unknown; [claim: string]: unknown };
type Code = { challenge: string; redirect: string; nonce: string; person: Person };

const TOKEN_SECONDS = 300;

export class AuthorisePart {
  issuer = '';
  /** Who uses the sign-in page. */
  person: Person = { sub: 'nobody' };
  /** The person leaves the page without signing in. */
  cancels = false;
  signing: Signing | 'absent' = 'well';
  /** Claims of the ID token that differ from what they should be; undefined removes one. */
  lies: Record<string, unknown> = {};
  /** Parameters of the way back that differ from what they should be; undefined removes one. */
  detours: Record<string, string | undefined> = {};
  /** Whether the way back contains the issuer (RFC 9207), and the metadata say so. */
  namesItself = false;
  metadataIssuer: string | undefined;
  authMethods: string[] | undefined;
  /** Whether a code works more than once. */
  forgetful = false;
  private readonly codes = new Map<string, Code>();
  private readonly keys: Keys;

  constructor(keys: Keys) {
    this.keys = keys;
  }

  rotateKeys(): Promise<void> {
    return this.keys.rotate();
  }

  /** Ends all lies. */
  behave() {
    Object.assign(this, {
      cancels: false,
      signing: 'well',
      lies: {},
      detours: {},
      namesItself: false,
      metadataIssuer: undefined,
      authMethods: undefined,
      forgetful: false,
    });
  }

  /** Redirects the browser back, as if a person had used the page. */
  authorise(url: URL, response: ServerResponse) {
    response.writeHead(302, { location: this.respondTo(url.href) }).end();
  }

  /** The URL to which the page redirects the browser. */
  respondTo(url: string): string {
    const params = new URL(url).searchParams;
    const back = new URL(params.get('redirect_uri') ?? '');
    const wrong =
      params.get('client_id') !== CLIENT.id ||
      params.get('response_type') !== 'code' ||
      params.get('code_challenge_method') !== 'S256' ||
      !params.get('scope')?.split(' ').includes('openid');
    const answer: Record<string, string | undefined> = {
      state: params.get('state') ?? '',
      ...(this.namesItself && { iss: this.issuer }),
      ...(wrong
        ? { error: 'invalid_request' }
        : this.cancels
          ? { error: 'access_denied' }
          : { code: this.codeFor(params) }),
      ...this.detours,
    };
    for (const [name, value] of Object.entries(answer)) if (value !== undefined) back.searchParams.set(name, value);
    return back.href;
  }

  private codeFor(params: URLSearchParams): string {
    const code = `code-${randomUUID()}`;
    this.codes.set(code, {
      challenge: params.get('code_challenge') ?? '',
      redirect: params.get('redirect_uri') ?? '',
      nonce: params.get('nonce') ?? '',
      person: { ...this.person },
    });
    return code;
  }

  /** Undefined for a directory that does not check it. */
  challengeOf(verifier: string): string | undefined {
    return createHash('sha256').update(verifier).digest('base64url');
  }

  private isClient(request: IncomingMessage, form: URLSearchParams): boolean {
    if (this.authMethods?.includes('client_secret_post'))
      return form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    const [, encoded = ''] = /^Basic (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    const [id = '', secret = ''] = Buffer.from(encoded, 'base64')
      .toString()
      .split(':')
      .map((text) => decodeURIComponent(text.replaceAll('+', ' ')));
    return id === CLIENT.id && secret === CLIENT.secret;
  }

  async token(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await bodyOf(request));
    if (!this.isClient(request, form)) return json(response, 401, { error: 'invalid_client' });
    const code = this.codes.get(form.get('code') ?? '');
    if (!this.forgetful) this.codes.delete(form.get('code') ?? '');
    const challenge = this.challengeOf(form.get('code_verifier') ?? '');
    const fits = code && (!challenge || code.challenge === challenge) && code.redirect === form.get('redirect_uri');
    if (!fits || form.get('grant_type') !== 'authorization_code')
      return json(response, 400, { error: 'invalid_grant' });
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: CLIENT.id,
      iat: now,
      exp: now + TOKEN_SECONDS,
      nonce: code.nonce,
      ...code.person,
      ...this.lies,
    };
    const token =
      this.signing === 'absent'
        ? undefined
        : await this.keys.sign(JSON.parse(JSON.stringify(claims)), this.signing, CLIENT.secret);
    json(response, 200, {
      access_token: `access-${randomUUID()}`,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      ...(token !== undefined && { id_token: token }),
    });
  }
}
