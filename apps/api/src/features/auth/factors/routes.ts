import * as own from '@amberway/contract/auth/factor-endpoints';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { pageWindow, sortingOf } from '@amberway/contract/kernel/query';
import { getUserAccess, listStaffFactors, resetFactors, type RESET_STATES } from '@amberway/contract/users/factors';
import { invalid, notFound } from '../../../kernel/http/failure.ts';
import { relyingPartyOf } from '../../../kernel/http/relying-party.ts';
import { ok, okList, route } from '../../../kernel/http/route.ts';
import { countAccess } from '../access/list.ts';
import { findUserForSignIn } from '../queries.ts';
import * as account from './account.ts';
import { createChallenge } from './challenges.queries.ts';
import { listPasskeysOf } from './passkeys.queries.ts';
import { resetFactorsOf } from './reset.ts';
import { signInByPasskey, signInBySecondStep } from './sign-in.ts';
import { presentStaff } from './staff.ts';
import { listStaff } from './staff.queries.ts';
import { loadFactors, presentPasskey } from './view.ts';
import { requestOf } from './webauthn.ts';

const RESET_TEXTS: Record<(typeof RESET_STATES)[number], string> = {
  started: factorTexts.resetStarted,
  waits: factorTexts.resetWaits,
  done: factorTexts.resetDone,
  confirmed: factorTexts.resetConfirmed,
};

export const factorRoutes = [
  route(own.signInPasskeyOptions, async ({ services, request }) => {
    const party = relyingPartyOf(services.config, request);
    if (!party) throw invalid({}, factorTexts.noPasskeysHere);
    const { challenge } = await createChallenge({ purpose: 'signIn' });
    return ok(requestOf(party, challenge));
  }),

  route(own.signInWithPasskey, async ({ body, ...exchange }) => ok(await signInByPasskey(exchange, body.passkey))),

  route(own.signInSecond, async ({ body, ...exchange }) => ok(await signInBySecondStep(exchange, body))),

  route(own.getFactors, async (caller) => ok(await loadFactors(caller))),

  route(own.listPasskeys, async ({ principal }) => {
    const found = await listPasskeysOf(principal.actorId);
    return okList(found.map(presentPasskey), found.length);
  }),

  route(own.passkeyOptionsOfAccount, async ({ body, ...owner }) => ok(await account.passkeyOptionsFor(owner, body))),

  route(own.addPasskey, async ({ body, ...owner }) => {
    await account.addPasskeyTo(owner, body);
    return ok(await loadFactors(owner), factorTexts.passkeyAdded);
  }),

  route(own.renamePasskey, async ({ params, body, ...owner }) => {
    await account.renamePasskey(owner, params.id, body.name);
    return ok(await loadFactors(owner), factorTexts.passkeyRenamed);
  }),

  route(own.removePasskey, async ({ params, ...owner }) => {
    const signedOut = await account.removePasskey(owner, params.id);
    return ok({ ...(await loadFactors(owner)), signedOut }, factorTexts.passkeyRemoved);
  }),

  route(own.startTotp, async (owner) => ok(await account.startTotp(owner))),

  route(own.finishTotp, async ({ body, ...owner }) => {
    await account.finishTotp(owner, body.code);
    return ok(await loadFactors(owner), factorTexts.codesOn);
  }),

  route(own.removeTotp, async (owner) => {
    const signedOut = await account.removeTotp(owner);
    return ok({ ...(await loadFactors(owner)), signedOut }, factorTexts.codesRemoved);
  }),

  route(own.makeRecoveryCodes, async (owner) => {
    const codes = await account.makeRecoveryCodes(owner);
    return ok({ codes, factors: await loadFactors(owner) });
  }),

  route(listStaffFactors, async ({ principal, query, services }) => {
    const { rows, count, without } = await listStaff(query, pageWindow(query), sortingOf(query)?.order);
    const viewer = { actorId: principal.actorId, policy: services.config.factorPolicy };
    return {
      ...okList(
        rows.map((row) => presentStaff(row, viewer)),
        count,
      ),
      without,
    };
  }),

  route(getUserAccess, async ({ params }) => {
    if (!(await findUserForSignIn(params.id))) throw notFound();
    return ok(await countAccess(params.id));
  }),

  route(resetFactors, async ({ principal, params, services, requestId }) => {
    const outcome = await resetFactorsOf({ principal, services, requestId }, params.id);
    return ok(outcome, RESET_TEXTS[outcome.state]);
  }),
];
