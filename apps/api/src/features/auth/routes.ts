import {
  actAs,
  appCheckToken,
  changePassword,
  confirmSession as confirmEndpoint,
  endActAs,
  endDevice,
  endOtherDevices,
  forgotPassword,
  getAccess,
  linkPasskeyOptions,
  listDevices,
  login,
  logout,
  readLink,
  refresh,
  resetPassword,
} from '@amberway/contract/auth/endpoints';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { setDeviceCookie } from '../../kernel/http/device-cookie.ts';
import { ApiFailure, notFound } from '../../kernel/http/failure.ts';
import { revokePass } from '../../kernel/identity/passes.queries.ts';
import { revokeSignIn } from '../../kernel/identity/sign-ins.queries.ts';
import { bearerOf } from '../../kernel/identity/tokens.ts';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import { visitorOf } from '../../kernel/http/visitor.ts';
import { findUser } from '../../kernel/identity/users.queries.ts';
import { passwordHashOf } from './queries.ts';
import { endCustomerView, openCustomerView } from './act-as.ts';
import { endAllOtherDevices, endOneDevice, loadDevices } from './devices.ts';
import { notifyNewPassword, originOf } from './notify.ts';
import { listLasting, loadAccess } from './access/list.ts';
import { ownerOfLink, passkeyOptionsOfLink, resetWithLink } from './link-password.ts';
import { changeOwnPassword, refuseEasyNewPassword } from './passwords.ts';
import { queueResetMail } from './reset-mail-job.ts';
import { leaveNothingBehind, setOwnCookie, setViewCookie } from './session-cookies.ts';
import { askSecondStep } from './factors/second-step.ts';
import { completeSignIn } from './complete.ts';
import { refreshedReply, signedInReply } from './sessions.ts';
import { confirmBy } from './factors/confirm.ts';
import { factorRoutes } from './factors/routes.ts';
import { checkCredentials, checkOwnPassword } from './sign-in.ts';

export const authRoutes = [
  route(login, async ({ body, services, request, reply, requestId }) => {
    const exchange = { services, request, reply, requestId };
    const user = await checkCredentials(body, visitorOf(services.config, request), services.config);
    await askSecondStep(user, 'password');
    return ok(await completeSignIn(exchange, user));
  }),

  route(logout, async ({ principal, body, services, request, reply, requestId }) => {
    await leaveNothingBehind({ services, request, reply }, principal.rootId);
    await inTransaction(async () => {
      await revokeSignIn(principal.rootId);
      const endsPass = body.pass !== undefined && (await revokePass(principal.actorId, body.pass));
      await recordAudit({
        principal,
        action: 'signOut',
        record: 'session',
        recordId: principal.rootId,
        subjectId: principal.actorId,
        ...(endsPass && { after: { pass: body.pass } }),
        requestId,
      });
    });
    return okEmpty();
  }),

  route(refresh, async ({ principal, services, request }) => {
    const { restored } = request;
    const token = restored?.token ?? bearerOf(request.headers.authorization) ?? '';
    return ok(await refreshedReply(principal, { token, restored, services }));
  }),

  route(confirmEndpoint, async ({ body, ...confirmer }) => ok({ confirmedUntil: await confirmBy(confirmer, body) })),

  route(forgotPassword, async ({ body, services, request }) => {
    await queueResetMail(body.email, publicUrlOf(services.config, request));
    return okEmpty(newPasswordTexts.resetMailSent);
  }),

  route(readLink, async ({ request, services }) =>
    ok(await ownerOfLink(bearerOf(request.headers.authorization), services)),
  ),

  route(resetPassword, async ({ body, services, request, reply, requestId }) => {
    const token = bearerOf(request.headers.authorization) ?? '';
    const deviceToken = await resetWithLink({ services, request, reply, requestId }, token, body);
    setDeviceCookie(services.config, request, reply, deviceToken);
    return okEmpty();
  }),

  route(linkPasskeyOptions, async (exchange) =>
    ok(await passkeyOptionsOfLink(bearerOf(exchange.request.headers.authorization), exchange)),
  ),

  route(changePassword, async ({ principal, body, services, request, requestId }) => {
    const { actorId } = principal;
    if (body.userId !== actorId) throw notFound();
    const right = await checkOwnPassword(actorId, await passwordHashOf(actorId), body.oldPassword);
    if (!right) {
      throw new ApiFailure('invalid', {
        message: newPasswordTexts.wrongCurrentPassword,
        errors: { oldPassword: newPasswordTexts.wrongCurrentPassword },
        repeatInData: true,
      });
    }
    await refuseEasyNewPassword(actorId, body.newPassword);
    await inTransaction(async () => {
      await changeOwnPassword(principal, body, services.config.factorPolicy);
      const user = await findUser(actorId);
      if (user) await notifyNewPassword(originOf(services, request), user, await listLasting(actorId));
      await recordAudit({
        principal,
        action: 'changePassword',
        record: 'user',
        recordId: actorId,
        subjectId: actorId,
        ...(body.stays && { after: { stays: body.stays } }),
        requestId,
      });
    });
    return okEmpty(newPasswordTexts.passwordUpdated);
  }),

  route(getAccess, async ({ principal }) => ok(await loadAccess(principal))),

  route(actAs, async ({ principal, reach, params, services, request, reply, requestId }) => {
    const opened = await openCustomerView(principal, reach, params.customerId, {
      requestId,
      policy: services.config.factorPolicy,
    });
    setViewCookie({ services, request, reply }, opened.secret);
    return ok(await signedInReply(opened.principal, opened.token, services));
  }),

  route(endActAs, async ({ principal, services, request, reply, requestId }) => {
    const back = await endCustomerView(principal, requestId);
    setOwnCookie({ services, request, reply }, back.secret);
    return ok(await signedInReply(back.principal, back.token, services));
  }),

  route(listDevices, async ({ principal }) => {
    const devices = await loadDevices(principal);
    return okList(devices, devices.length);
  }),

  route(endDevice, async ({ params, ...actor }) => {
    await endOneDevice(actor, params.id);
    return okEmpty(newPasswordTexts.deviceEnded);
  }),

  route(endOtherDevices, async ({ principal, requestId, body, services, request }) => {
    await endAllOtherDevices({ principal, requestId, origin: originOf(services, request), stays: body.stays });
    return okEmpty(newPasswordTexts.otherDevicesEnded);
  }),

  route(appCheckToken, async ({ services }) => ok(await services.signer.appCheckToken())),

  ...factorRoutes,
];
