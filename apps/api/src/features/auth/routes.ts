import {
  actAs,
  appCheckToken,
  changePassword,
  confirmSession as confirmEndpoint,
  endActAs,
  forgotPassword,
  login,
  logout,
  refresh,
  resetPassword,
} from '@amberway/contract/auth/endpoints';
import { authTexts } from '@amberway/contract/auth/texts';
import { ok, okEmpty, route } from '../../kernel/http/route.ts';
import { CONFIRM_MS } from '@amberway/contract/kernel/limits';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction, withDatabase } from '../../kernel/db/context.ts';
import { ApiFailure, linkInvalid, notFound } from '../../kernel/http/failure.ts';
import { linkIsLive } from '../../kernel/identity/links/queries.ts';
import { confirmSession, revokeSignIn } from '../../kernel/identity/sessions/queries.ts';
import { bearerOf, looksLikeToken } from '../../kernel/identity/tokens.ts';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import { passwordHashOf } from '../users/public.ts';
import { endCustomerView, openCustomerView } from './act-as.ts';
import { changeOwnPassword, mailResetLink, resetWithLink } from './passwords.ts';
import { leaveNothingBehind, setOwnCookie, setViewCookie } from './session-cookies.ts';
import { answerRefreshed, answerSignedIn, signIn } from './sessions.ts';
import { checkCredentials, checkOwnPassword } from './sign-in.ts';

export const authRoutes = [
  route(login, async ({ body, services, request, reply, requestId }) => {
    const user = await checkCredentials(body.email, body.password, request.ip);
    const { principal, token, secret } = await signIn(user, requestId);
    setOwnCookie({ services, request, reply }, secret);
    return ok(await answerSignedIn(principal, token, services));
  }),

  route(logout, async ({ principal, services, request, reply, requestId }) => {
    await leaveNothingBehind({ services, request, reply }, principal.rootId);
    await inTransaction(async () => {
      await revokeSignIn(principal.rootId);
      await recordAudit({
        principal,
        action: 'signOut',
        record: 'session',
        recordId: principal.rootId,
        subjectId: principal.actorId,
        requestId,
      });
    });
    return okEmpty();
  }),

  route(refresh, async ({ principal, services, request }) => {
    const { restored } = request;
    const token = restored?.token ?? bearerOf(request.headers.authorization) ?? '';
    return ok(await answerRefreshed(principal, { token, restored, services }));
  }),

  route(confirmEndpoint, async ({ principal, body }) => {
    const right = await checkOwnPassword(principal.actorId, await passwordHashOf(principal.actorId), body.password);
    if (!right)
      throw new ApiFailure('invalid', {
        message: authTexts.wrongCurrentPassword,
        errors: { password: authTexts.wrongCurrentPassword },
      });
    return ok({ confirmedUntil: await confirmSession(principal.sessionId, CONFIRM_MS) });
  }),

  route(forgotPassword, ({ body, services, request, reply }) => {
    const publicUrl = publicUrlOf(services.config, request);
    // After the answer has left, so that its time says nothing about the address.
    reply.raw.once('finish', () => {
      withDatabase(services.database, () => mailResetLink(body.email, services, publicUrl)).catch((error: unknown) =>
        services.log.error({ err: error }, 'reset mail not stored'),
      );
    });
    return okEmpty(authTexts.resetMailSent);
  }),

  route(resetPassword, async ({ body, request, requestId }) => {
    const token = bearerOf(request.headers.authorization);
    if (!token || !looksLikeToken(token) || !(await linkIsLive(token))) throw linkInvalid();
    await resetWithLink(token, body.password, request.ip, requestId);
    return okEmpty();
  }),

  route(changePassword, async ({ principal, body, requestId }) => {
    if (body.userId !== principal.actorId) throw notFound();
    const right = await checkOwnPassword(principal.actorId, await passwordHashOf(principal.actorId), body.oldPassword);
    if (!right) {
      throw new ApiFailure('invalid', {
        message: authTexts.wrongCurrentPassword,
        errors: { oldPassword: authTexts.wrongCurrentPassword },
        repeatInData: true,
      });
    }
    await inTransaction(async () => {
      await changeOwnPassword(principal.actorId, principal.rootId, body.newPassword);
      await recordAudit({
        principal,
        action: 'changePassword',
        record: 'user',
        recordId: principal.actorId,
        subjectId: principal.actorId,
        requestId,
      });
    });
    return okEmpty(authTexts.passwordUpdated);
  }),

  route(actAs, async ({ principal, reach, params, services, request, reply, requestId }) => {
    const opened = await openCustomerView(principal, reach, params.customerId, requestId);
    setViewCookie({ services, request, reply }, opened.secret);
    return ok(await answerSignedIn(opened.principal, opened.token, services));
  }),

  route(endActAs, async ({ principal, services, request, reply, requestId }) => {
    const back = await endCustomerView(principal, requestId);
    setOwnCookie({ services, request, reply }, back.secret);
    return ok(await answerSignedIn(back.principal, back.token, services));
  }),

  route(appCheckToken, async ({ services }) => ok(await services.signer.appCheckToken())),
];
