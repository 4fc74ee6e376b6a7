import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Route, Routes } from '../../kernel/router.ts';
import { memberTexts } from '@amberway/contract/members/texts';
import { details, IDS, me, type Who } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { BusinessScreen } from './BusinessScreen.tsx';
import { CustomerScreen } from './CustomerScreen.tsx';

const CARD = {
  _id: IDS.coach,
  firstName: 'Mia',
  lastName: 'Reed',
  email: 'mia@amberway.test',
  avatar: null,
  role: 'BusinessUser',
  businessUserType: ['Therapist'],
  phoneCountryCode: '+61',
  phoneNumber: '400000001',
};
const replies = {
  'GET user/public/business/:id': () => CARD,
  'GET supportContact/userContacts/:id': () => [],
  'GET kpi/:id': () => [],
  'GET clinicianKPI/current/:id': () => [],
  'GET clinicianKPI/history/:id/:kpi': () => [],
  'GET lookups': () => [],
  'GET user/businessUser/search': () => [],
};
const customerPage = (who: Who, id: string, query = '') =>
  renderScreen(
    <Routes>
      <Route path="/dashboard/:person" element={<CustomerScreen />} />
      <Route path="/dashboard/users/customer" element={<p>the customer list</p>} />
      <Route path="/dashboard/settings" element={<p>my settings</p>} />
    </Routes>,
    `/dashboard/customer${id}${query}`,
    { me: me(who) },
  );
const businessPage = (who: Who, path: string) =>
  renderScreen(
    <Routes>
      <Route path="/dashboard/business/:id" element={<BusinessScreen />} />
      <Route path="/dashboard/users/business" element={<p>the business list</p>} />
      <Route path="/dashboard/:person" element={<BusinessScreen />} />
    </Routes>,
    path,
    { me: me(who) },
  );
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

describe('customer page', () => {
  it('a coach sees the children with clinician and dates, and the link into the family’s view', async () => {
    serve({ ...replies, 'GET user/:id': () => details('parent') });
    customerPage('coach', IDS.parent);
    expect(await title()).toBe('Priya Stone');
    const children = screen.getByRole('region', { name: 'Children' });
    expect(within(children).getByText('Mia Reed')).toBeTruthy();
    expect(within(children).getByText(memberTexts.nextRolloverDate).nextSibling?.textContent).toBe('01-Jan-2027');
    expect(screen.getByRole('button', { name: 'Act as this customer' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit customer' })).toBeNull();
  });

  it('administrators can edit a customer’s profile [B530]', async () => {
    serve({ ...replies, 'GET user/:id': () => details('parent') });
    customerPage('admin', IDS.parent);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit customer' }));
    expect(place.path).toBe(`/dashboard/users/customer?edit=${IDS.parent}`);
  });

  it('Back from the profile form closes it on its list, where it asks about unsaved changes', async () => {
    serve({ ...replies, 'GET user/:id': () => details('parent') });
    customerPage('admin', IDS.parent);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit customer' }));
    act(() => place.back());
    expect(place.path).toBe('/dashboard/users/customer');
    act(() => place.back());
    expect(place.path).toBe(`/dashboard/customer${IDS.parent}`);
  });

  it.each(['coach', 'admin'] as const)('a %s can add a child to this parent [B202 B543]', async (who) => {
    const server = serve({
      ...replies,
      'GET user/:id': () => details('parent'),
      'POST member/updateAndCreate': () => [],
    });
    customerPage(who, IDS.parent, '?create=child');
    const drawer = await screen.findByRole('dialog', { name: 'Create Child' });
    const add = within(drawer).getByRole('button', { name: 'Add child' });
    fireEvent.click(add);
    expect((await within(drawer).findAllByText(memberTexts.inputFirstName)).length).toBeGreaterThan(0);
    // A coach is the default clinician; an administrator has to choose one.
    expect(within(drawer).queryAllByText(memberTexts.inputClinician).length > 0).toBe(who === 'admin');
    if (who === 'admin') return;
    fireEvent.change(within(drawer).getByLabelText('First Name'), { target: { value: 'Zoë' } });
    fireEvent.click(add);
    await waitFor(() => expect(server.of('POST member/updateAndCreate')).toHaveLength(1));
    expect(server.of('POST member/updateAndCreate')[0]?.body).toEqual([
      { firstName: 'Zoë', primaryContact: IDS.coach, parent: IDS.parent },
    ]);
  });

  it('the page of a colleague’s family shows the directory’s card and the cover', async () => {
    serve({ ...replies, 'GET user/public/customer/:id': () => ({ ...CARD, firstName: 'Hana', lastName: 'Sato' }) });
    customerPage('coach', IDS.stranger);
    expect(await title()).toBe('Hana Sato');
    expect(screen.getByRole('button', { name: 'Cover for a colleague' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Children' })).toBeNull();
  });

  it.each(['coach', 'admin', 'parent'] as const)('an unknown customer’s page says so to a %s [B590]', async (who) => {
    const server = serve(replies);
    customerPage(who, IDS.stranger);
    expect(await title()).toBe(memberTexts.userNotFound);
    // Families do not see the names of others.
    if (who === 'parent') expect(server.of('GET user/public/customer/:id')).toEqual([]);
  });

  it('a customer page that failed to load does not say that it is missing', async () => {
    serve({ ...replies, 'GET user/:id': () => new Refusal(503, 'unavailable', 'Later.') });
    customerPage('coach', IDS.parent);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('a family’s own page links to the settings and shows nothing for staff [B031 R048]', async () => {
    serve({ ...replies, 'GET user/:id': () => details('parent') });
    customerPage('parent', IDS.parent);
    expect(await title()).toBe('Priya Stone');
    expect(place.path).toBe(`/dashboard/customer${IDS.parent}`);
    for (const name of ['Act as this customer', 'Edit customer', 'Add child'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    press('Open my profile');
    expect(await screen.findByText('my settings')).toBeTruthy();
  });
});

describe('business user page', () => {
  it.each([`/dashboard/business${IDS.coach}`, `/dashboard/business/${IDS.coach}`])(
    '%s is a card for everyone, with the children of the viewing family the person works with',
    async (path) => {
      const server = serve(replies);
      businessPage('parent', path);
      expect(await title()).toBe('Mia Reed');
      expect(screen.getByRole('button', { name: 'Copy mia@amberway.test' })).toBeTruthy();
      expect(screen.getAllByRole('region')).toHaveLength(1);
      expect(screen.getByRole('region', { name: 'Your family' }).textContent).toContain(
        me('parent').members[0]?.firstName,
      );
      expect(server.of('GET user/:id')).toEqual([]);
    },
  );

  it('administrators see details, availability and KPIs, and can edit them [B530]', async () => {
    serve({ ...replies, 'GET user/:id': () => details('coach') });
    businessPage('admin', `/dashboard/business${IDS.coach}`);
    expect(await screen.findByText('32 hours a week')).toBeTruthy();
    expect(await screen.findAllByText('No target set')).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Edit business user' }));
    expect(place.path).toBe(`/dashboard/users/business?edit=${IDS.coach}`);
    act(() => place.back());
    expect(place.path).toBe('/dashboard/users/business');
  });

  it('the page of an unknown business user says so [B590]', async () => {
    serve({ ...replies, 'GET user/public/business/:id': () => new Refusal(404, 'not_found', 'No.') });
    businessPage('parent', `/dashboard/business${IDS.stranger}`);
    expect(await title()).toBe(memberTexts.userNotFound);
  });
});
