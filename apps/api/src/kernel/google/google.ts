import { z } from 'zod';
import type { GoogleKind } from '@amberway/contract/calendar/google';
import { MINUTE } from '@amberway/contract/kernel/limits';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/context.ts';
import { holdSignIn } from '../identity/sign-ins.queries.ts';
import { hashToken, newToken } from '../identity/tokens.ts';
import type { Principal } from '../identity/principal.ts';
import { type Box, openBox } from '../secrets/box.ts';
import { serverSecret } from '../secrets/queries.ts';
import { GoogleFailure, isTrouble } from './failure.ts';
import { accountOf, consentUrl, exchangeCode, redirectUri, refreshTokens, revokeToken, type Tokens } from './oauth.ts';
import { deleteConnection, findConnection, insertState, putConnection, replaceSealed, takeState } from './queries.ts';
import type { GoogleSettings } from './settings.ts';

const STATE_MS = 10 * MINUTE;

const storedTokens = z.strictObject({ access: z.string(), refresh: z.string(), until: z.number() });

type Begin = { principal: Principal; kind: GoogleKind; publicUrl: string };
type Finish = Begin & { code: string; state: string };

/** Connections to people's Google accounts. Decrypted tokens leave this file only towards Google. */
export type Google = {
  settings: GoogleSettings;
  /** Returns the URL of the consent page. */
  begin: (consent: Begin) => Promise<string>;
  /** False when the state was not issued to this sign-in, was used already, or has expired. */
  finish: (consent: Finish) => Promise<boolean>;
  /** A valid access token. Throws `revoked` when the permission is gone. */
  tokenFor: (userId: string, kind: GoogleKind) => Promise<string>;
  /** Runs the work with a token, and once more with a renewed one when Google rejects the first. */
  withToken: <T>(userId: string, kind: GoogleKind, work: (token: string) => Promise<T>) => Promise<T>;
  /** Revokes the permission and deletes the tokens. False when there were none. */
  forget: (userId: string, kind: GoogleKind) => Promise<boolean>;
};

const aboutOf = (userId: string, kind: GoogleKind) => `${kind}:${userId}`;

const openTokens = (box: Box, sealed: string, about: string): Tokens | undefined => {
  const text = box.open(sealed, about);
  return text === undefined ? undefined : storedTokens.safeParse(JSON.parse(text)).data;
};

const connect = (settings: GoogleSettings, box: Box): Google => {
  const tokensOf = async (userId: string, kind: GoogleKind) => {
    const row = await findConnection({ userId, kind });
    const tokens = row && openTokens(box, row.sealed, aboutOf(userId, kind));
    if (!row || !tokens) throw new GoogleFailure('revoked');
    return { sealed: row.sealed, tokens };
  };
  const renew = async (userId: string, kind: GoogleKind) => {
    const { sealed, tokens } = await tokensOf(userId, kind);
    const renewed = await refreshTokens(settings, tokens.refresh);
    await replaceSealed({ userId, kind }, sealed, box.seal(JSON.stringify(renewed), aboutOf(userId, kind)));
    return renewed.access;
  };
  const tokenFor = async (userId: string, kind: GoogleKind) => {
    const { tokens } = await tokensOf(userId, kind);
    return tokens.until > Date.now() ? tokens.access : renew(userId, kind);
  };

  return {
    settings,
    begin: async ({ principal, kind, publicUrl }) => {
      const [state, verifier] = [newToken(), newToken()];
      const hash = hashToken(state);
      await insertState({
        hash,
        userId: principal.actorId,
        rootId: principal.rootId,
        kind,
        verifier: box.seal(verifier, hash),
        ms: STATE_MS,
      });
      return consentUrl(settings, { kind, state, verifier, redirect: redirectUri(publicUrl, kind) });
    },
    finish: async ({ principal, kind, publicUrl, code, state }) => {
      const hash = hashToken(state);
      const { actorId: userId, rootId } = principal;
      const sealed = await takeState({ hash, userId, rootId, kind });
      const verifier = sealed && box.open(sealed, hash);
      if (!verifier) return false;
      const tokens = await exchangeCode(settings, { kind, code, verifier, redirect: redirectUri(publicUrl, kind) });
      const account = kind === 'gmail' ? await accountOf(settings, tokens.access) : null;
      const connection = { userId, kind, account, sealed: box.seal(JSON.stringify(tokens), aboutOf(userId, kind)) };
      return inTransaction(async () => {
        // A new password or address ends sign-ins and connections: one that was begun before must not be left behind.
        if (!(await holdSignIn(rootId))) return false;
        await putConnection(connection);
        return true;
      });
    },
    tokenFor,
    withToken: async (userId, kind, work) => {
      try {
        return await work(await tokenFor(userId, kind));
      } catch (error) {
        // Only for a 401 from the work itself: a failed renewal has no status.
        if (!isTrouble(error, 'revoked') || error.status !== 401) throw error;
        return work(await renew(userId, kind));
      }
    },
    forget: async (userId, kind) => {
      const row = await deleteConnection({ userId, kind });
      const tokens = row && openTokens(box, row.sealed, aboutOf(userId, kind));
      // The tokens are deleted in any case, even if Google cannot be reached to revoke them.
      if (tokens) await revokeToken(settings, tokens.refresh).catch(() => {});
      return row !== undefined;
    },
  };
};

/** Undefined when no Google project is configured. */
export const openGoogle = async ({ google }: Config): Promise<Google | undefined> =>
  google && connect(google, openBox(google.clientSecret, await serverSecret('google'), 'google tokens'));
