import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { childPagePath } from '@amberway/contract/shell/child-page-path';
import { memberTexts } from '@amberway/contract/members/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { choose } from '../../ui/testing/choose.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { child, CLINICIAN, idOf, row } from '../users/testing/people.ts';
import { MembersScreen } from './MembersScreen.tsx';

const NOOR = child(11);
const BEN = child(12, { firstName: 'Ben', listingType: null, listingIdentifier: null });
const replies = {
  'GET lookups': () => [],
  'GET user/lean/customer': () => [row(1)],
  'GET user/businessUser/search': () => [CLINICIAN],
  'GET member': () => [NOOR, BEN],
  'GET member/:id': () => NOOR,
  'PUT member/:id': () => NOOR,
  'POST member': () => NOOR,
  'POST member/updateAndCreate': () => [NOOR, BEN],
};
const open = (path = '/', role: 'Administrator' | 'BusinessUser' = 'Administrator') =>
  renderScreen(
    <AsUser role={role}>
      <MembersScreen />
    </AsUser>,
    path,
  );
const shown = () => screen.findByText('Noor Last');
const field = (label: string, at = 0) => screen.getAllByLabelText<HTMLInputElement>(label)[at] as HTMLInputElement;
const put = (label: string, value: string, at = 0) => fireEvent.change(field(label, at), { target: { value } });
const enter = (box: HTMLElement) => {
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' });
  fireEvent.keyUp(box, { key: 'Enter', code: 'Enter' });
};
const pickDay = async (label: string, day: string) => {
  await userEvent.click(field(label));
  put(label, day);
  fireEvent.keyDown(field(label), { key: 'Enter', code: 'Enter' });
};

describe('members', () => {
  it('members have four tabs, ten rows at first, fifty after a tab change [B182 B392 B614 T119 T120]', async () => {
    const server = serve(replies);
    open();
    await shown();
    expect(
      screen
        .getAllByRole('link')
        .slice(0, 4)
        .map((link) => link.textContent),
    ).toEqual(['Active', 'Expiring', 'Expired', 'Inactive']);
    expect(server.of('GET member')[0]?.query).toEqual({ filter: 'Active', skip: '0', limit: '10' });
    await userEvent.click(screen.getByRole('link', { name: 'Expired' }));
    await waitFor(() =>
      expect(server.of('GET member').at(-1)?.query).toEqual({ filter: 'Expired', skip: '0', limit: '50' }),
    );
    expect(place.path).toBe('/?tab=Expired&size=50');
  });

  it('the members table has its columns, listing types with spaces and -- for none [B187 B188 B189 T128]', async () => {
    serve(replies);
    const { container } = open();
    await shown();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    // The first one selects all rows.
    expect(heads.slice(1)).toEqual([
      'Full Name',
      'Parent Name',
      'Parent Email',
      'Primary Clinician',
      'Listing Type',
      'Listing Identifier',
      'Action',
    ]);
    const [noor, ben] = [...container.querySelectorAll('tbody tr')].map((tr) =>
      [...tr.children].map((cell) => cell.textContent),
    );
    expect(noor?.slice(1, 7)).toEqual([
      'Noor Last',
      'First Last',
      'person1@amberway.test',
      'Cleo Coach',
      'home program',
      'H-1',
    ]);
    expect(ben?.slice(5, 7)).toEqual(['--', '--']);
  });

  it('the search runs on Enter or by the button with text; clearing it shows all [B183 B184 B185 B186]', async () => {
    const server = serve(replies);
    open();
    await shown();
    const box = screen.getByRole('searchbox');
    const searches = () => server.of('GET member').map(({ query }) => query['search']);
    press('Search');
    enter(box);
    fireEvent.change(box, { target: { value: 'noor' } });
    expect(searches()).toEqual([undefined]);
    press('Search');
    await waitFor(() => expect(searches()).toEqual([undefined, 'noor']));
    fireEvent.change(box, { target: { value: 'ben' } });
    enter(box);
    await waitFor(() => expect(searches().at(-1)).toBe('ben'));
    fireEvent.change(box, { target: { value: '' } });
    await waitFor(() => expect(place.path).toBe('/'));
  });

  it('coaches view a member and open the parent, but cannot edit or add [B191 B192 B193 B510]', async () => {
    serve(replies);
    open(`/?edit=${NOOR._id}`, 'BusinessUser');
    await screen.findByText(memberTexts.form('View'));
    await shown();
    const names = [...document.querySelectorAll('button[aria-label$="Noor Last"]')].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(names).toEqual(['View Noor Last', 'Open parent Noor Last', 'Activities Noor Last']);
    expect(screen.queryByText(memberTexts.addMember)).toBeNull();
    press('Open parent Noor Last');
    expect(place.path).toBe(SCREENS.customer.path.replace('{id}', idOf(1)));
  });

  it('a member opened with View is read-only [B190 B194 T129]', async () => {
    serve(replies);
    open(`/?view=${NOOR._id}`);
    const drawer = within(await screen.findByRole('dialog', { name: memberTexts.form('View') }));
    expect(await drawer.findByRole('heading', { level: 3, name: /^Noor Last/ })).toBeTruthy();
    for (const label of ['Date of Birth', memberTexts.parent, memberTexts.primaryClinician])
      expect(drawer.getByText(label).nextSibling?.textContent).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Open Noor’s page' }).getAttribute('href')).toBe(childPagePath(NOOR._id));
    expect(drawer.queryByRole('textbox')).toBeNull();
  });

  it('Edit leaves the parent read-only and sends the changed fields [B195 B197 B198 T132 T349]', async () => {
    const server = serve(replies);
    open(`/?edit=${NOOR._id}`);
    await screen.findByDisplayValue('Noor');
    expect(field(memberTexts.parent).disabled).toBe(true);
    expect(document.querySelector('dialog[data-side="end"]')?.textContent).not.toContain(memberTexts.addMember);
    put('Last Name', 'Moss');
    press(memberTexts.save);
    expect(await screen.findByText(memberTexts.updated)).toBeTruthy();
    expect(server.of('PUT member/:id')[0]?.body).toEqual({ lastName: 'Moss', version: 5 });
  });

  it('a start on or after the rollover moves the rollover to the new start, which is then rejected [B393 B443 B318 T229 T283]', async () => {
    const server = serve({ ...replies, 'GET member/:id': () => ({ ...NOOR, memberShipEnd: '2030-01-10' }) });
    open(`/?edit=${NOOR._id}`);
    await screen.findByDisplayValue('Noor');
    expect(field(memberTexts.nextRolloverDate).value).toBe('10-Jan-2030');
    await pickDay('Membership Start', '15-Mar-2031');
    await waitFor(() => expect(field(memberTexts.nextRolloverDate).value).toBe('15-Mar-2031'));
    press(memberTexts.save);
    expect((await screen.findAllByText(new RegExp(memberTexts.startBeforeEnd))).length).toBeGreaterThan(0);
    expect(server.of('PUT member/:id')).toHaveLength(0);
  });

  it('Create validates every sub-form, then sends all children of one parent together [B195 B196 B199 B446 B543 B544 T131 T133 T285 T348]', async () => {
    const server = serve(replies);
    open('/?create');
    await screen.findByText(memberTexts.form('Create'));
    press(memberTexts.addMember);
    await waitFor(() => expect(field('First Name', 1)).toBeTruthy());
    press(memberTexts.submit);
    expect((await screen.findAllByText(new RegExp(memberTexts.selectParent))).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getAllByText(memberTexts.inputFirstName)).toHaveLength(2));

    await choose(field(memberTexts.parent), /person1@amberway.test/);
    for (const at of [0, 1]) {
      put('First Name', ['Noor', 'Ben'][at] ?? '', at);
      await userEvent.click(field('Primary Clinician', at));
      await userEvent.click((await screen.findAllByText('cleo@amberway.test')).at(-1) as HTMLElement);
    }
    press(memberTexts.submit);
    expect(await screen.findByText(memberTexts.created)).toBeTruthy();
    expect(server.of('GET user/lean/customer')[0]?.query).toEqual({});
    expect(server.of('POST member/updateAndCreate')[0]?.body).toEqual([
      { firstName: 'Noor', primaryContact: CLINICIAN._id, parent: idOf(1) },
      { firstName: 'Ben', primaryContact: CLINICIAN._id, parent: idOf(1) },
    ]);
  });

  it('a single child is sent as a single record [B542]', async () => {
    const server = serve(replies);
    open('/?create');
    await screen.findByText(memberTexts.form('Create'));
    await choose(field(memberTexts.parent), /person1@amberway.test/);
    put('First Name', 'Noor');
    await userEvent.click(field('Primary Clinician'));
    await userEvent.click(await screen.findByText('cleo@amberway.test'));
    press(memberTexts.submit);
    await waitFor(() => expect(server.of('POST member')).toHaveLength(1));
    expect(server.of('POST member')[0]?.body).toEqual({
      firstName: 'Noor',
      primaryContact: CLINICIAN._id,
      parent: idOf(1),
    });
  });
});
