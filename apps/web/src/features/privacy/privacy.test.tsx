import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '../../kernel/router.ts';
import { describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION, consentTexts } from '@amberway/contract/privacy/consent';
import type { AccessEntry, AccessPerson } from '@amberway/contract/privacy/schemas';
import { AREA_LABELS, EXPORT_FILE, privacyTexts } from '@amberway/contract/privacy/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { formatDateTime } from '../../ui/dates.ts';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { ConsentGate } from './ConsentGate.tsx';
import { ErasuresScreen } from './ErasuresScreen.tsx';
import { OpenedFamiliesScreen } from './OpenedFamiliesScreen.tsx';
import { PrivacyOfScreen, PrivacyScreen } from './PrivacyScreen.tsx';
import { UnusualReadingScreen } from './UnusualReadingScreen.tsx';
import { labels } from './labels.ts';

const AT = '2026-11-03T04:00:00Z';
const customer = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone' };
const mia = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed' };
const PEOPLE: AccessPerson[] = [
  { person: mia, why: 'clinician', child: 'Arlo', skill: null, until: null },
  { person: mia, why: 'clinician', child: 'Noor', skill: null, until: null },
  { person: mia, why: 'team', child: 'Arlo', skill: { _id: IDS.child, name: 'Waits for an answer' }, until: null },
  {
    person: { _id: IDS.stranger, firstName: 'Tom', lastName: 'Hale' },
    why: 'cover',
    child: null,
    skill: null,
    until: '2026-11-04T04:00:00Z',
  },
];
const erasure = { _id: IDS.child, requestedAt: AT, dueAt: '2026-12-03T04:00:00Z', byFamily: true };

describe('consent', () => {
  const gate = (user: ReturnType<typeof me>) =>
    renderScreen(
      <ConsentGate>
        <p>What comes next</p>
      </ConsentGate>,
      '/',
      { me: user },
    );
  const newcomer = () => ({ ...me('parent'), consentVersion: null, consentAt: null });

  it('consent is asked for before anything else, stored, and not asked for again', async () => {
    const server = serve({
      'POST privacy/consent': () => ({ version: CONSENT_VERSION, at: AT }),
      'GET user/me': () => me('parent'),
    });
    gate(newcomer());
    const dialog = await screen.findByRole('dialog', { name: consentTexts.title });
    for (const point of consentTexts.points) expect(within(dialog).getByText(point)).toBeTruthy();
    expect(screen.queryByText('What comes next')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: consentTexts.agree }));
    expect(await screen.findByText('What comes next')).toBeTruthy();
    expect(server.of('POST privacy/consent').map(({ body }) => body)).toEqual([{ version: CONSENT_VERSION }]);
  });

  it('the consent text has the focus: Enter in the open dialog neither agrees nor signs out', async () => {
    const server = serve({});
    gate(newcomer());
    const dialog = await screen.findByRole('dialog', { name: consentTexts.title });
    const first = within(dialog).getByText(consentTexts.points[0] ?? '');
    // The body has the focus until the dialog takes it.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'));
    expect(document.activeElement?.contains(first)).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(server.of('POST privacy/consent')).toEqual([]);
    expect(screen.getByRole('dialog', { name: consentTexts.title })).toBeTruthy();
  });

  it('the consent dialog stays open when saving fails', async () => {
    serve({ 'POST privacy/consent': () => new Refusal(422, 'invalid', privacyTexts.oldConsent) });
    gate(newcomer());
    await userEvent.click(await screen.findByRole('button', { name: consentTexts.agree }));
    expect(await screen.findByText(privacyTexts.oldConsent)).toBeTruthy();
    expect(screen.queryByText('What comes next')).toBeNull();
  });

  it('consent to an older text is asked for again', async () => {
    gate({ ...me('parent'), consentVersion: '2020-01' });
    expect(await screen.findByRole('dialog', { name: consentTexts.title })).toBeTruthy();
  });

  it('staff, also in a family’s view, are not asked for consent', () => {
    for (const user of [me('coach'), me('admin'), acting()]) {
      const shown = gate({ ...user, consentVersion: null, consentAt: null });
      expect(screen.getByText('What comes next')).toBeTruthy();
      shown.unmount();
    }
  });
});

describe('record of a family', () => {
  const line = (part: Partial<AccessEntry> = {}): AccessEntry => ({
    _id: 'read-1',
    kind: 'read',
    area: 'programme',
    at: AT,
    until: null,
    person: { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', role: 'BusinessUser' },
    ...part,
  });
  const open = (stored: { erasure: typeof erasure | null }, more: Parameters<typeof serve>[0] = {}) => {
    const server = serve({
      'GET privacy/:customerId': () => ({
        customer,
        consent: { version: CONSENT_VERSION, at: AT },
        keepDays: 30,
        people: PEOPLE,
        ...stored,
      }),
      'GET privacy/:customerId/access': () => [
        line(),
        line({ _id: 'change-2', kind: 'change', area: 'notes', person: null }),
        line({ _id: 'change-3', kind: 'change', area: 'cover', until: '2026-11-04T04:00:00Z' }),
        line({ _id: 'read-4', kind: 'read', area: 'view' }),
      ],
      'POST privacy/:customerId/erasure': () => {
        stored.erasure = erasure;
        return erasure;
      },
      'DELETE privacy/:customerId/erasure': () => {
        stored.erasure = null;
        return null;
      },
      ...more,
    });
    renderScreen(<PrivacyScreen />, SCREENS.privacy.path, { me: me('parent') });
    return server;
  };

  it('the record shows who read what and who changed it', async () => {
    open({ erasure: null });
    expect(await screen.findByText(labels.lead)).toBeTruthy();
    expect(screen.queryByText(/4 entries/)).toBeNull();
    expect(await screen.findByText(labels.agreed(CONSENT_VERSION, '3 November 2026'))).toBeTruthy();
    const [first, second, third, fourth] = (await screen.findAllByRole('row')).slice(1);
    expect(first?.textContent).toContain(`Mia Reed${AREA_LABELS.programme}${labels.read}`);
    expect(second?.textContent).toContain(`${labels.someone}${AREA_LABELS.notes}${labels.change}`);
    // A cover shows its end and is not a change of the record.
    expect(third?.textContent).toContain(`Mia Reed${AREA_LABELS.cover}`);
    expect(third?.textContent).toMatch(/Had access until Wed 4 Nov( 2026)?, /);
    expect(third?.textContent).not.toContain(labels.change);
    expect(fourth?.textContent).toContain(`Mia Reed${AREA_LABELS.view}${labels.acted}`);
  });

  it('the page names everybody who can see the record now once, and why', async () => {
    open({ erasure: null });
    const lines = within((await screen.findByText(labels.peopleTitle)).closest('section') as HTMLElement);
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/until.*/, 'until'))).toEqual([
      `Mia Reed${labels.seesAll([labels.clinician('Arlo'), labels.clinician('Noor')])}${labels.team('Waits for an answer', 'Arlo')}`,
      `Tom Hale${labels.cover}, until`,
    ]);
    // A family asks its coach or an administrator.
    expect(lines.queryByRole('button')).toBeNull();
  });

  it('an administrator takes one person out of a team, the others stay', async () => {
    const team = (n: keyof typeof IDS): AccessPerson => ({
      person: { _id: IDS[n], firstName: n, lastName: 'Reed' },
      why: 'team',
      child: 'Arlo',
      skill: { _id: IDS.child, name: 'Waits for an answer' },
      until: null,
    });
    const server = serve({
      'GET privacy/:customerId': () => ({
        customer,
        consent: null,
        erasure: null,
        keepDays: 30,
        people: [team('coach'), team('stranger')],
      }),
      'GET privacy/:customerId/access': () => [],
      'PUT milestone/:id': () => ({}),
    });
    renderScreen(
      <Routes>
        <Route path={SCREENS.privacyOf.path} element={<PrivacyOfScreen />} />
      </Routes>,
      SCREENS.privacyOf.path.replace(':customerId', IDS.parent),
      { me: me('admin') },
    );
    await userEvent.click(
      await screen.findByRole('button', { name: labels.endTeamOf('coach Reed', 'Waits for an answer') }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(server.of('PUT milestone/:id').map(({ body }) => body)).toEqual([{ teamMember: [IDS.stranger] }]),
    );
  });

  it('the record can be exported with the password, and the download starts by itself', async () => {
    let confirmed = false;
    const server = open(
      { erasure: null },
      {
        'POST privacy/:customerId/export': () =>
          confirmed ? { token: 'sealed' } : new Refusal(403, 'confirm_needed', 'Please confirm your password.'),
        'POST auth/confirm': ({ body }) => {
          confirmed = (body as { password: string }).password === 'right';
          return confirmed
            ? { confirmedUntil: AT }
            : new Refusal(422, 'invalid', 'No.', { password: 'Wrong password.' });
        },
      },
    );
    const saved: (string | null)[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href'), this.getAttribute('download'));
    });
    await userEvent.click(await screen.findByRole('button', { name: labels.take }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(labels.takeWhy)).toBeTruthy();
    const confirm = async (password: string) => {
      await userEvent.clear(within(dialog).getByLabelText('Password'));
      await userEvent.type(within(dialog).getByLabelText('Password'), password);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm password' }));
    };
    await confirm('wrong');
    expect(await within(dialog).findByText('Wrong password.')).toBeTruthy();
    expect(saved).toEqual([]);
    await confirm('right');
    expect(await screen.findByText(labels.taken)).toBeTruthy();
    expect(saved).toEqual([`/api/privacy/${IDS.parent}/export?t=sealed`, EXPORT_FILE]);
    expect(server.of('POST privacy/:customerId/export')).toHaveLength(2);
    vi.restoreAllMocks();
  });

  it('a record that is still being put together is asked for again, and a sentence says so', async () => {
    let asked = 0;
    open(
      { erasure: null },
      { 'POST privacy/:customerId/export': () => ({ token: (asked += 1) > 1 ? 'sealed' : null }) },
    );
    const saved: (string | null)[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href'));
    });
    await userEvent.click(await screen.findByRole('button', { name: labels.take }));
    expect(await screen.findByText(labels.making)).toBeTruthy();
    expect(saved).toEqual([]);
    expect(await screen.findByText(labels.taken, {}, { timeout: 10_000 })).toBeTruthy();
    expect(saved).toEqual([`/api/privacy/${IDS.parent}/export?t=sealed`]);
    expect(screen.queryByText(labels.making)).toBeNull();
    vi.restoreAllMocks();
  });

  it('the record is not exported when the password is not entered', async () => {
    const server = open(
      { erasure: null },
      {
        'POST privacy/:customerId/export': () => new Refusal(403, 'confirm_needed', 'Please confirm your password.'),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: labels.take }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(labels.takeWhy)).toBeNull());
    // Closing the dialog shows no message.
    expect(screen.queryByText('Please confirm your password.')).toBeNull();
    expect(server.of('POST privacy/:customerId/export')).toHaveLength(1);
    expect(screen.queryByText(labels.taken)).toBeNull();
  });

  it('the record is erased only with the password, which is asked for after the confirmation', async () => {
    let confirmed = false;
    const server = open(
      { erasure: null },
      {
        'POST privacy/:customerId/erasure': () =>
          confirmed ? erasure : new Refusal(403, 'confirm_needed', 'Please confirm your password.'),
        'POST auth/confirm': () => {
          confirmed = true;
          return { confirmedUntil: AT };
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: labels.erase }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(labels.eraseWhy)).toBeTruthy();
    // The confirmation would cover the password dialog.
    expect(screen.queryByText(labels.eraseQuestion)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(labels.eraseWhy)).toBeNull());
    // Closing the dialog shows no message.
    expect(screen.queryByText('Please confirm your password.')).toBeNull();
    expect(server.of('POST privacy/:customerId/erasure')).toHaveLength(1);

    await userEvent.click(screen.getByRole('button', { name: labels.erase }));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Yes' })).at(-1) as HTMLElement);
    await userEvent.type(await screen.findByLabelText('Password'), 'right');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm password' }));
    await waitFor(() => expect(server.of('POST privacy/:customerId/erasure')).toHaveLength(3));
  });

  it('the record is erased only after confirmation, and an erasure is cancelled with one click', async () => {
    const server = open({ erasure: null });
    await userEvent.click(await screen.findByRole('button', { name: labels.erase }));
    const no = await screen.findByRole('button', { name: 'No' });
    await userEvent.click(no);
    expect(server.of('POST privacy/:customerId/erasure')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: labels.erase }));
    const yes = await screen.findAllByRole('button', { name: 'Yes' });
    await userEvent.click(yes.at(-1) as HTMLElement);
    expect(await screen.findByText(labels.due('3 December 2026'))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: labels.keep }));
    expect(await screen.findByRole('button', { name: labels.erase })).toBeTruthy();
    expect(server.of('DELETE privacy/:customerId/erasure')).toHaveLength(1);
  });
});

it('administrators see pending erasures, and open the family', async () => {
  serve({ 'GET privacy/erasures': () => [{ ...erasure, customer }] });
  renderScreen(
    <Routes>
      <Route path={SCREENS.erasures.path} element={<ErasuresScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    SCREENS.erasures.path,
    { me: me('admin') },
  );
  const [row] = (await screen.findAllByRole('row')).slice(1);
  expect(row?.textContent).toContain(`Priya Stone03-Nov-2026${labels.byFamily}03-Dec-2026`);
  await userEvent.click(screen.getByRole('button', { name: /^Open/ }));
  await waitFor(() => expect(place.path).toBe(`/dashboard/privacy/${IDS.parent}`));
});

describe('unusual reading', () => {
  const reading = {
    _id: IDS.child,
    at: AT,
    families: 41,
    person: { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', role: 'BusinessUser' },
  };

  it('administrators see who opened many records, and open the families', async () => {
    serve({ 'GET privacy/unusualReading': () => [reading] });
    renderScreen(
      <Routes>
        <Route path={SCREENS.unusualReading.path} element={<UnusualReadingScreen />} />
        <Route path="*" element={null} />
      </Routes>,
      SCREENS.unusualReading.path,
      { me: me('admin') },
    );
    const [row] = (await screen.findAllByRole('row')).slice(1);
    expect(row?.textContent).toContain('Mia Reed41');
    await userEvent.click(screen.getByRole('button', { name: /^Open/ }));
    await waitFor(() => expect(place.path).toBe(`/dashboard/unusualReading/${IDS.child}`));
  });

  it('unusual reading shows the families and the parts that were read, and links to the log of each', async () => {
    const opened = [{ customer, areas: ['notes', 'profile'], at: AT }];
    serve({
      'GET privacy/unusualReading/:id/families': () => Response.json({ status: true, data: opened, count: 1, reading }),
    });
    renderScreen(
      <Routes>
        <Route path={SCREENS.openedFamilies.path} element={<OpenedFamiliesScreen />} />
        <Route path="*" element={null} />
      </Routes>,
      `${SCREENS.unusualReading.path}/${IDS.child}`,
      { me: me('admin') },
    );
    const [row] = (await screen.findAllByRole('row')).slice(1);
    expect(
      await screen.findByText(labels.openedLead('Mia Reed', formatDateTime(AT, 'Australia/Sydney')), { exact: false }),
    ).toBeTruthy();
    expect(row?.textContent).toContain(`Priya Stone${AREA_LABELS.notes}, ${AREA_LABELS.profile}`);
    await userEvent.click(screen.getByRole('button', { name: /^Open/ }));
    await waitFor(() => expect(place.path).toBe(`/dashboard/privacy/${IDS.parent}`));
  });
});
