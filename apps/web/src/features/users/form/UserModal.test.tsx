import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { AsUser } from '../../../ui/testing/AsUser.tsx';
import { choose, offered } from '../../../ui/testing/choose.ts';
import { labels as access } from '../../../ui/access/labels.ts';
import { press } from '../../../ui/testing/press.ts';
import { place, renderScreen } from '../../../ui/testing/render.tsx';
import { Refusal, serve } from '../../../ui/testing/server.ts';
import { child, CLINICIAN, details, idOf } from '../testing/people.ts';
import { UserModal } from './UserModal.tsx';
import type { SignInType } from './values.ts';

const TARGETS = [
  { _id: idOf(71), kpiName: 'Utilization', kpiUnit: 'Percentage', kpiValue: 75 },
  { _id: idOf(72), kpiName: 'Retention', kpiUnit: 'Month', kpiValue: 12 },
  { _id: idOf(73), kpiName: 'Feedback', kpiUnit: 'Quantity', kpiValue: 4 },
  { _id: idOf(74), kpiName: 'Revenue', kpiUnit: 'AUD', kpiValue: 1000.5 },
];
const COACH = details(2, {
  type: 'Business',
  role: 'BusinessUser',
  choosePlan: null,
  csm: null,
  csmObject: null,
  businessUserType: ['Therapist'],
  totalWorkDays: 5,
  totalWorkHours: 38,
  totalClientCapacity: 3,
  currentNumberOfClient: 4,
});
const replies = {
  'GET user/businessUser/search': () => [CLINICIAN],
  'GET lookups': () => [],
  'GET kpi/:id': () => TARGETS,
  'GET user/:id': ({ path }: { path: string }) =>
    path.endsWith(idOf(2))
      ? COACH
      : path.endsWith(idOf(3))
        ? details(3, { choosePlan: 'Subscriber' })
        : details(1, { members: [child(11)] }),
  'PUT user/:id': () => details(1),
  'POST user': () => details(1),
  'POST user/:id/passwordLink': () => null,
  'GET user/:id/access': () => ({
    signIns: 1,
    passes: 0,
    feed: false,
    passkeys: 2,
    codes: true,
    directory: false,
    google: false,
  }),
};

const Page = ({ type }: { type: SignInType }) => (
  <UserModal at={useRecordUrl()} type={type} plan={type === 'Customer' ? 'Flagship' : undefined} />
);
const open = (path: string, type: SignInType = 'Customer', role: 'Administrator' | 'BusinessUser' = 'Administrator') =>
  renderScreen(
    <AsUser role={role}>
      <Page type={type} />
    </AsUser>,
    path,
  );
const field = (label: string, at = 0) => screen.getAllByLabelText<HTMLInputElement>(label)[at] as HTMLInputElement;
const put = (label: string, value: string, at = 0) => fireEvent.change(field(label, at), { target: { value } });
const title = () => document.querySelector('dialog[data-side="centre"] [data-part="title"]')?.textContent;
const loaded = () => screen.findByDisplayValue('person1@amberway.test');

// The whole form with its long selects is slow in jsdom.
beforeEach(() => localStorage.clear());

describe('user modal', () => {
  it('the modal is titled by mode and customer type, and sends changes with the version [B311 B578 T334]', async () => {
    const server = serve(replies);
    open(`/?edit=${idOf(1)}`);
    await loaded();
    expect(title()).toBe('Edit Flagship');
    put('City', 'Perth');
    put('First Name', 'Noora', 1);
    press('Save user');
    expect(await screen.findByText(userTexts.updated)).toBeTruthy();
    expect(server.of('PUT user/:id')).toHaveLength(1);
    expect(server.of('PUT user/:id')[0]?.body).toEqual({
      city: 'Perth',
      members: [expect.objectContaining({ _id: idOf(11), firstName: 'Noora', version: 5 })],
      version: 3,
    });
    await waitFor(() => expect(place.path).toBe('/'));
  });

  it('a new e-mail address is saved with the other changes once the password is confirmed', async () => {
    let confirmed = false;
    const server = serve({
      ...replies,
      'PUT user/:id': () =>
        confirmed ? details(1) : new Refusal(403, 'confirm_needed', 'Please confirm your password.'),
      'POST auth/confirm': () => {
        confirmed = true;
        return { confirmedUntil: '2999-01-01T00:00:00.000Z' };
      },
    });
    open(`/?edit=${idOf(1)}`);
    await loaded();
    put('City', 'Perth');
    fireEvent.change(await loaded(), { target: { value: 'new@amberway.test' } });
    press('Save user');
    const dialog = await screen.findByRole('dialog', { name: access.addressTitle });
    expect(dialog.textContent).toContain('These end: 1 sign-in, 2 passkeys and their codes. Only the password stays.');
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(access.endPassword) }));
    expect(dialog.textContent).not.toContain(access.onlyPassword);
    press(access.change);
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'Right-one-1' } });
    press('Confirm password');
    expect(await screen.findByText(userTexts.updated)).toBeTruthy();
    const sent = server.of('PUT user/:id').map(({ body }) => body);
    expect(sent).toEqual([sent[1], { city: 'Perth', email: 'new@amberway.test', endPassword: true, version: 3 }]);
  });

  it('View is a page to read, from which mails are sent and the form opens [B086 B311]', async () => {
    const server = serve(replies);
    open(`/?view=${idOf(1)}`);
    await screen.findByText('person1@amberway.test');
    expect(title()).toBe('View Flagship');
    expect(document.querySelectorAll('dialog :is(input, select, textarea)')).toHaveLength(0);
    expect(screen.getByRole('list', { name: 'Children' }).children).toHaveLength(1);
    press(userTexts.sendResetLink);
    await screen.findByText('Yes');
    press('Yes');
    expect(await screen.findByText(userTexts.linkSent)).toBeTruthy();
    expect(server.of('POST user/:id/passwordLink')[0]?.body).toEqual({ kind: 'reset' });
    press('Edit user');
    await loaded();
    expect(place.path).toBe(`/?edit=${idOf(1)}`);
  });

  it('a coach’s user modal has no links and no save [B418 B508 B509]', async () => {
    serve(replies);
    open(`/?view=${idOf(2)}`, 'Business', 'BusinessUser');
    const capacity = await screen.findByText('Total client capacity');
    expect(capacity.nextElementSibling?.textContent).toBe('3');
    expect(screen.getByText('Utilization').nextElementSibling?.textContent).toBe('75%');
    expect(screen.queryByText(userTexts.sendResetLink)).toBeNull();
    expect(screen.queryByText('Edit user')).toBeNull();
  });

  it('required fields are marked, fewer for a subscriber [B415 B419 B421 B425 B429 B430 B431]', async () => {
    serve(replies);
    const marked = () =>
      [...document.querySelectorAll('[data-field] > label[class*=required]')].map((label) => label.textContent);
    const { unmount } = open('/?create');
    await screen.findByText('Create Flagship');
    expect(marked()).toEqual([
      'First Name',
      'Last Name',
      'Email',
      'Country Code',
      'Phone Number',
      'Address Line 1',
      'City',
      'State',
      'Post Code',
      'Country',
      'Time Zone',
      'Membership Tier',
      'Customer Success Manager',
    ]);
    unmount();
    open(`/?edit=${idOf(3)}`);
    await screen.findByText('Edit Subscriber');
    await waitFor(() => expect(marked()).toEqual(['First Name', 'Email', 'Country', 'Membership Tier']));
  });

  it('the phone field accepts only characters of a phone number [B424]', async () => {
    serve(replies);
    open(`/?edit=${idOf(1)}`);
    await loaded();
    put('Phone Number', '0400000000x');
    expect(field('Phone Number').value).toBe('0400000000');
    expect(screen.getByText(userTexts.phoneTyping)).toBeTruthy();
    put('Phone Number', '(02) 9');
    expect(field('Phone Number').value).toBe('(02) 9');
    expect(screen.queryByText(userTexts.phoneTyping)).toBeNull();
  });

  it('an empty phone field shows no rejected letter, and takes a pasted number and code [B422 B424]', async () => {
    serve(replies);
    open('/?create');
    await screen.findByText('Create Flagship');
    put('Phone Number', 'a');
    expect(field('Phone Number').value).toBe('');
    put('Phone Number', '+61 412 345 678');
    expect(field('Phone Number').value).toBe('412345678');
    await waitFor(() => expect(field('Country Code').value).toBe('+61'));
    put('Phone Number', '0412 345 678 901');
    expect(field('Phone Number').value).toBe('412345678');
    expect(screen.getByText(userTexts.phoneTyping)).toBeTruthy();
  });

  it('a count above capacity is shown in red and as text [B437 B316 B312]', async () => {
    serve(replies);
    open(`/?edit=${idOf(2)}`, 'Business');
    const count = await screen.findByText('4, above capacity');
    expect(count.hasAttribute('data-above')).toBe(true);
    put('Total client capacity', '4');
    await waitFor(() => expect(screen.queryByText('4, above capacity')).toBeNull());
  });

  it('a changed target is sent alone, with its unit [B317 B534]', async () => {
    const server = serve(replies);
    open(`/?edit=${idOf(2)}`, 'Business');
    await screen.findByDisplayValue('38');
    put('Feedback', '5');
    fireEvent.blur(field('Feedback'));
    press('Save user');
    await waitFor(() => expect(server.of('PUT user/:id')).toHaveLength(1));
    expect(server.of('PUT user/:id')[0]?.body).toEqual({
      kpis: [{ kpiName: 'Feedback', kpiUnit: 'Quantity', kpiValue: 5 }],
      version: 3,
    });
  });

  it('a user and children are created in one request, flagged as validated [B335 B537 B202 T335]', async () => {
    const server = serve(replies);
    open('/?create');
    await screen.findByText('Add user');
    await choose(field('Membership Tier'), 'Subscriber');
    await waitFor(() => expect(title()).toBe('Create Subscriber'));
    put('First Name', 'Zoë');
    put('Email', 'Zoe@Amberway.test');
    await userEvent.type(field('Country'), 'new zea');
    await choose(field('Country'), 'New Zealand');
    press(userTexts.addChild);
    await waitFor(() => expect(field('First Name', 1)).toBeTruthy());
    put('First Name', 'Noor', 1);
    await userEvent.click(field('Primary Clinician'));
    await userEvent.click(await screen.findByText('cleo@amberway.test'));
    press('Add user');
    expect(await screen.findByText(userTexts.created)).toBeTruthy();
    const [sent] = server.of('POST user');
    expect(sent?.key).toBeTruthy();
    expect(sent?.body).toMatchObject({
      type: 'Customer',
      firstName: 'Zoë',
      email: 'zoe@amberway.test',
      country: 'New Zealand',
      phoneCountryCode: '+64',
      choosePlan: 'Subscriber',
      userStatus: 'Active',
      validated: true,
      avatar: null,
      members: [{ firstName: 'Noor', primaryContact: CLINICIAN._id }],
    });
  });

  it('a new user has no Deleted status, and no placeholder that looks like a value', async () => {
    serve(replies);
    const { unmount } = open('/?create');
    await screen.findByText('Create Flagship');
    const statuses = () => offered(field('User Status')).map((option) => option.textContent);
    expect(statuses()).toContain('OnHold');
    expect(statuses()).not.toContain('Deleted');
    expect(field('Country Code').value).toBe('');
    expect(field('Country Code').placeholder).not.toContain('+61');
    unmount();
    open(`/?edit=${idOf(1)}`);
    await loaded();
    expect(statuses()).toContain('Deleted');
  });

  it('a rejected save preserves all input and shows the reason at the field', async () => {
    serve({
      ...replies,
      'PUT user/:id': () => new Refusal(409, 'duplicate', userTexts.emailTaken, { email: userTexts.emailTaken }),
    });
    open(`/?edit=${idOf(1)}`);
    await loaded();
    put('Email', 'taken@amberway.test');
    press('Save user');
    await screen.findByRole('dialog', { name: access.addressTitle });
    press(access.change);
    // At the field and as a notification.
    await waitFor(() => expect(screen.getAllByText(userTexts.emailTaken).length).toBeGreaterThan(1));
    expect(field('Email').value).toBe('taken@amberway.test');
  });

  it('a conflict of two administrators shows both versions, people by their names, before one is chosen', async () => {
    let replied = 0;
    const manager = { ...CLINICIAN, phoneCountryCode: null, phoneNumber: null };
    const other = { ...manager, _id: idOf(91), firstName: 'Theo' };
    const server = serve({
      ...replies,
      'GET user/:id': () =>
        details(
          1,
          replied
            ? {
                city: 'Hobart',
                csm: other._id,
                csmObject: other,
                version: 4,
                members: [child(11, { lastName: 'Elsewhere', version: 6 })],
              }
            : { csm: manager._id, csmObject: manager, members: [child(11)] },
        ),
      'PUT user/:id': () => (replied++ ? details(1) : new Refusal(409, 'stale', FAILURES.stale.message)),
    });
    open(`/?edit=${idOf(1)}`);
    await loaded();
    put('City', 'Perth');
    put('First Name', 'Noora', 1);
    press('Save user');
    const choice = (await screen.findByText('Theirs')).closest('table') as HTMLElement;
    expect(within(choice).getByText('Perth')).toBeTruthy();
    expect(within(choice).getByText('Hobart')).toBeTruthy();
    expect(within(choice).getByText('Cleo Coach')).toBeTruthy();
    expect(await within(choice).findByText('Theo Coach')).toBeTruthy();
    expect(within(choice).getByText('Child 1, First Name')).toBeTruthy();
    expect(within(choice).getByText('Elsewhere')).toBeTruthy();
    expect(choice.textContent).not.toContain(idOf(9).slice(0, 20));
    press('Keep mine');
    // The child's version is the one just loaded: with the old one every retry would be rejected.
    await waitFor(() =>
      expect(server.of('PUT user/:id')[1]?.body).toEqual({
        city: 'Perth',
        members: [expect.objectContaining({ _id: idOf(11), firstName: 'Noora', version: 6 })],
        version: 4,
      }),
    );
  });

  it.each([
    [new File(['x'], 'face.gif', { type: 'image/gif' }), uploadTexts.onlyJpgPng],
    [new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'face.png', { type: 'image/png' }), uploadTexts.largerThan2Mb],
  ])('a picture that is not JPG or PNG, or larger than 2MB, is rejected [B432 T274 T275]', async (file, message) => {
    serve(replies);
    open(`/?edit=${idOf(1)}`);
    await loaded();
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [file] } });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText('Crop picture')).toBeNull();
  });
});
