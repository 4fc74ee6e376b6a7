import {
  finishSso,
  listIdentities,
  SSO_ATTEMPT_MS,
  startSso,
  unlinkIdentities,
} from '@amberway/contract/auth/sso-endpoints';
import { ssoTexts } from '@amberway/contract/auth/sso-texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import type { FastifyRequest } from 'fastify';
import { ApiFailure, notFound } from '../../../kernel/http/failure.ts';
import { publicUrlOf } from '../../../kernel/http/public-url.ts';
import { ok, okList, route } from '../../../kernel/http/route.ts';
import { hashToken, newToken } from '../../../kernel/identity/tokens.ts';
import { attemptOf } from '../../../kernel/oidc/attempt.ts';
import type { Directory } from '../../../kernel/oidc/directory.ts';
import { OidcFailure } from '../../../kernel/oidc/failure.ts';
import type { Services } from '../../../kernel/services.ts';
import { completeSignIn } from '../complete.ts';
import { askSecondStep } from '../factors/second-step.ts';
import { accountOf } from './account.ts';
import { endAttempt, readAttempt, setAttempt } from './attempt-cookie.ts';
import { unlink } from './identities.ts';
import * as queries from './queries.ts';

const directoryOf = ({ directory }: Services): Directory => {
  if (!directory) throw notFound();
  return directory;
};

const redirectOf = ({ config }: Services, request: FastifyRequest): string =>
  new URL(PUBLIC_ROUTES.sso, publicUrlOf(config, request)).href;

/** One sentence for every refusal; the operator finds the reason in the log, without the person. */
const explained = async <T>({ directory, log }: Services, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OidcFailure)) throw error;
    const { trouble, reason } = error;
    log.warn({ trouble, reason }, 'sign-in with the directory failed');
    const name = directory?.settings.name ?? '';
    if (trouble === 'unreachable') throw new ApiFailure('sso_unreachable', { message: ssoTexts.unreachable(name) });
    throw new ApiFailure('sso_refused', { message: ssoTexts.refused(name) });
  }
};

export const ssoRoutes = [
  route(startSso, async ({ services, request, reply }) => {
    const directory = directoryOf(services);
    const secret = newToken();
    const url = await explained(services, () => directory.begin({ secret, redirect: redirectOf(services, request) }));
    await queries.insertState(hashToken(secret), SSO_ATTEMPT_MS);
    setAttempt({ services, request, reply }, secret);
    return ok({ url });
  }),

  route(finishSso, async ({ body, services, request, reply, requestId }) => {
    const directory = directoryOf(services);
    const exchange = { services, request, reply, requestId };
    const secret = readAttempt(exchange);
    // A state that somebody else made leaves this browser's own attempt open.
    if (!secret || attemptOf(secret).state !== body.state) throw new ApiFailure('sso_expired');
    endAttempt(exchange);
    if (!(await queries.takeState(hashToken(secret)))) throw new ApiFailure('sso_expired');
    const { user, isStrong } = await explained(services, async () => {
      const person = await directory.finish({ secret, redirect: redirectOf(services, request) }, body);
      return { user: await accountOf(directory.settings, person, requestId), isStrong: person.isStrong };
    });
    if (!isStrong) await askSecondStep(user, 'sso');
    return ok(await completeSignIn(exchange, user, isStrong ? ['sso'] : []));
  }),

  route(listIdentities, async ({ principal }) => {
    const rows = await queries.listIdentities(principal.actorId);
    return okList(rows, rows.length);
  }),

  route(unlinkIdentities, async (actor) => ok(await unlink(actor))),
];
