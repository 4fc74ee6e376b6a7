import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, json } from './trouble.ts';

// Simulates Google's consent page and token endpoint, as strictly as Google does.

export const CLIENT = { id: 'stand-in-client', secret: 'stand-in-secret' };

type ConsentParams = { challenge: string; redirect: string; scope: string };

export type Consent = 'given' | 'denied' | 'half';

export class OAuthPart {
  consent: Consent = 'given';
  account = 'coach.of.amberway@gmail.example';
  /** Lifetime of an access token in seconds. */
  lifetime = 3600;
  readonly revoked: string[] = [];
  private readonly codes = new Map<string, ConsentParams>();
  private access = new Set<string>();
  private refresh = new Set<string>();

  /** Redirects the browser back, as if a person had used the page. */
  authorise(url: URL, response: ServerResponse) {
    response.writeHead(302, { location: this.respondTo(url.href) }).end();
  }

  /** The URL to which the page redirects the browser. */
  respondTo(url: string): string {
    const params = new URL(url).searchParams;
    const back = new URL(params.get('redirect_uri') ?? '');
    back.searchParams.set('state', params.get('state') ?? '');
    const wrong =
      params.get('client_id') !== CLIENT.id ||
      params.get('response_type') !== 'code' ||
      params.get('code_challenge_method') !== 'S256';
    if (wrong || this.consent === 'denied') back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', this.codeFor(params));
    return back.href;
  }

  private codeFor(params: URLSearchParams): string {
    const code = `code-${randomUUID()}`;
    const scope = params.get('scope') ?? '';
    this.codes.set(code, {
      challenge: params.get('code_challenge') ?? '',
      redirect: params.get('redirect_uri') ?? '',
      scope: this.consent === 'half' ? 'openid' : scope,
    });
    return code;
  }

  /** Simulates a person who removes the permission at Google. */
  revokeAll() {
    this.access = new Set();
    this.refresh = new Set();
  }

  forgetAccess() {
    this.access = new Set();
  }

  knows(request: IncomingMessage): boolean {
    return this.access.has(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
  }

  private issue(scope: string, withRefresh: boolean) {
    const access = `access-${randomUUID()}`;
    const refresh = `refresh-${randomUUID()}`;
    this.access.add(access);
    if (withRefresh) this.refresh.add(refresh);
    return {
      access_token: access,
      expires_in: this.lifetime,
      scope,
      token_type: 'Bearer',
      ...(withRefresh && { refresh_token: refresh }),
    };
  }

  async token(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await bodyOf(request));
    const refuse = (error: string) => json(response, 400, { error });
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
      return json(response, 401, { error: 'invalid_client' });
    if (form.get('grant_type') === 'refresh_token') {
      if (!this.refresh.has(form.get('refresh_token') ?? '')) return refuse('invalid_grant');
      return json(response, 200, this.issue('', false));
    }
    const code = form.get('code') ?? '';
    const consent = this.codes.get(code);
    this.codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!consent || consent.challenge !== challenge || consent.redirect !== form.get('redirect_uri'))
      return refuse('invalid_grant');
    return json(response, 200, this.issue(consent.scope, true));
  }

  async revoke(request: IncomingMessage, response: ServerResponse) {
    const token = new URLSearchParams(await bodyOf(request)).get('token') ?? '';
    this.revoked.push(token);
    this.refresh.delete(token);
    json(response, 200, {});
  }
}
