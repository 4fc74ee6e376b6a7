import { createHmac } from 'node:crypto';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { labels } from '../../apps/web/src/features/account/factors/labels.ts';
import { signInLabels } from '../../apps/web/src/features/auth/sign-in-labels.ts';
import { stepLabels } from '../../apps/web/src/features/auth/step-labels.ts';
import { labels as staffLabels } from '../../apps/web/src/features/users/factors/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { loginForm } from '../support/login-form.ts';
import { heading } from '../support/places.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, type Page, test } from '../support/test.ts';

// Browsers have passkeys at names only, so these journeys open their own servers as localhost.
const servers: RunningServer[] = [];
const open = async (settings: Record<string, string> = {}) => {
  const server = await startServer({ SIGN_IN_PER_MINUTE: '100000', ...settings });
  servers.push(server);
  return server.url.replace('127.0.0.1', 'localhost');
};
test.afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

/** A device with a fingerprint reader that always says yes. */
const addAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
};

const STEP_S = 30;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What an authenticator app shows, some steps from now. */
const codeOf = (secret: string, steps = 0) => {
  const bits = secret
    .split('')
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_S) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};

const signIn = async (page: Page, url: string, account: (typeof ACCOUNTS)['coach']) => {
  await page.goto(`${url}${PUBLIC_ROUTES.login}`);
  await loginForm(page).send(account);
  await expect(page).toHaveURL(`${url}${SCREENS.home.path}`);
};
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: shellTexts.signOut }).click();
  await expect(loginForm(page).submit).toBeVisible();
};
const openFactors = async (page: Page, url: string) => {
  await page.goto(`${url}${SCREENS.settings.path}#signing-in`);
  return page.getByRole('region', { name: labels.title });
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page, text: string) => page.getByText(text, { exact: true });
const saveCodes = async (page: Page) => {
  await button(page, labels.makeCodes).click();
  const dialog = page.getByRole('dialog', { name: labels.codesTitle });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await button(page, labels.codesSaved).click();
  return codes.map((code) => code.trim());
};

test('a passkey is added, signs in without typing, confirms, and is removed [acceptance a, h]', async ({ page }) => {
  const url = await open();
  await signIn(page, url, ACCOUNTS.coach);
  const { session, authenticatorId } = await addAuthenticator(page);
  // A device that says yes by itself would take every offer in the field of the e-mail.
  const answers = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  await expect(heading(page)).toBeVisible();

  await openFactors(page, url);
  await button(page, labels.addPasskey).click();
  await page.getByRole('textbox', { name: labels.name, exact: true }).fill('Mia’s laptop');
  await button(page, labels.create).click();
  await expect(page.getByText(factorTexts.passkeyAdded)).toBeVisible();
  await expect(page.getByText('Mia’s laptop')).toBeVisible();
  // One way in is not enough: if it is lost, nobody could sign in.
  await expect(alert(page, labels.oneMissing)).toBeVisible();
  await saveCodes(page);
  await expect(alert(page, labels.on)).toBeVisible();
  await expectNoViolations(page);

  await signOut(page);
  await button(page, signInLabels.passkey).click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(`${url}${SCREENS.home.path}`);

  // A password alone opens nothing any more.
  await answers(false);
  await signOut(page);
  await loginForm(page).send(ACCOUNTS.coach);
  await expect(page.getByRole('heading', { name: stepLabels.title })).toBeFocused();
  await expectNoViolations(page);
  await answers(true);
  await button(page, stepLabels.passkey).click();
  await expect(page).toHaveURL(`${url}${SCREENS.home.path}`);
});

test(
  'a code from an app finishes the sign-in, once; a recovery code replaces it, once [acceptance c]',
  { tag: '@long' },
  async ({ page }) => {
    const url = await open();
    await signIn(page, url, ACCOUNTS.admin);
    await expect(heading(page)).toBeVisible();
    await openFactors(page, url);
    await button(page, labels.setUp).click();
    const dialog = page.getByRole('dialog', { name: labels.totp });
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    await expectNoViolations(page);
    await page.getByLabel(labels.code).fill('12');
    await button(page, labels.finish).click();
    await expect(page.getByText(factorTexts.inputCode)).toBeVisible();
    await page.getByLabel(labels.code).fill(codeOf(secret, -1));
    await button(page, labels.finish).click();
    await expect(page.getByText(factorTexts.codesOn)).toBeVisible();
    const [first, second] = await saveCodes(page);
    await expect(alert(page, labels.on)).toBeVisible();

    await signOut(page);
    await loginForm(page).send(ACCOUNTS.admin);
    const step = page.getByLabel(stepLabels.code);
    await step.fill('000 000');
    await button(page, stepLabels.confirm).click();
    await expect(page.getByRole('alert')).toContainText(FAILURES.factor_wrong.message);
    await step.fill(codeOf(secret));
    await button(page, stepLabels.confirm).click();
    await expect(page).toHaveURL(`${url}${SCREENS.home.path}`);

    await signOut(page);
    await loginForm(page).send(ACCOUNTS.admin);
    await button(page, stepLabels.toRecovery).click();
    await page.getByLabel(stepLabels.recovery).fill(first ?? '');
    await button(page, stepLabels.confirm).click();
    await expect(page).toHaveURL(`${url}${SCREENS.home.path}`);

    await signOut(page);
    await loginForm(page).send(ACCOUNTS.admin);
    await button(page, stepLabels.toRecovery).click();
    await page.getByLabel(stepLabels.recovery).fill(first ?? '');
    await button(page, stepLabels.confirm).click();
    await expect(page.getByRole('alert')).toContainText(FAILURES.factor_wrong.message);
    await page.getByLabel(stepLabels.recovery).fill((second ?? '').toLowerCase());
    await button(page, stepLabels.confirm).click();
    await expect(page).toHaveURL(`${url}${SCREENS.home.path}`);

    await page.goto(`${url}${SCREENS.signIns.path}`);
    await expect(heading(page)).toHaveText(SCREENS.signIns.title);
    await expect(page.getByRole('row', { name: /Codes from an app, 8 recovery codes/ })).toBeVisible();
    await page
      .getByText(new RegExp(`^${staffLabels.missing}`))
      .first()
      .click();
    await expect(page.getByRole('row', { name: /Codes from an app/ })).toHaveCount(0);
    await expectNoViolations(page);
  },
);

test('where staff need a second factor they set one up before anything else; a family does not [acceptance b, i]', async ({
  page,
}) => {
  const url = await open({ STAFF_SECOND_FACTOR: 'required' });
  await signIn(page, url, ACCOUNTS.coach);
  const { session, authenticatorId } = await addAuthenticator(page);
  await expect(heading(page)).toHaveText(labels.dueTitle);
  await expectNoViolations(page);
  await page.goto(`${url}${SCREENS.notes.path}`);
  await expect(heading(page)).toHaveText(labels.dueTitle);
  await button(page, labels.addPasskey).click();
  await button(page, labels.create).click();
  await expect(alert(page, labels.oneMissing)).toBeVisible();
  await saveCodes(page);
  await expect(heading(page)).not.toHaveText(labels.dueTitle);

  // It would answer the sign-in page's autofill, and sign the coach in again.
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await signOut(page);
  await signIn(page, url, ACCOUNTS.parent);
  await expect(page).toHaveURL(`${url}${SCREENS.home.path}`);
  await expect(heading(page)).not.toHaveText(labels.dueTitle);
});

test('at an address that is a number the page says where passkeys work', { tag: '@long' }, async ({ page }) => {
  const url = (await open()).replace('localhost', '127.0.0.1');
  await page.goto(`${url}${PUBLIC_ROUTES.login}`);
  await button(page, signInLabels.passkey).click();
  await expect(page.getByRole('alert')).toContainText(stepLabels.noPasskeys(url.replace('127.0.0.1', 'localhost')));
});
