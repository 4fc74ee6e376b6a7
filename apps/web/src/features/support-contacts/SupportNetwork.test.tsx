import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { deleteQuestion } from '@amberway/contract/shell/texts';
import { NOTHING_KNOWN } from '@amberway/contract/support-contacts/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { choose } from '../../ui/testing/choose.ts';
import { IDS, me, type Who } from '../../ui/testing/people.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { SupportNetwork } from './SupportNetwork.tsx';
import { labels } from './labels.ts';

const MEERA = {
  _id: '01a00000-0000-7000-8000-0000000000d1',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  uid: IDS.parent,
  name: 'Meera Stone',
  relationship: 'Grandparent',
  version: 2,
  supporterInfo: { ...NOTHING_KNOWN, city: 'Perth', phoneCountryCode: '+61', phoneNumber: '400000000' },
};
const RELATIONS = ['Grandparent', 'Teacher'].map((name, order) => ({
  _id: name,
  type: 'relationship',
  name,
  order,
  version: 1,
}));

const Page = () => <SupportNetwork uid={IDS.parent} record={useRecordUrl()} />;
const show = (who: Who = 'parent', query = '') => renderScreen(<Page />, `/x${query}`, { me: me(who) });
const replies = {
  'GET supportContact/userContacts/:id': () => [MEERA],
  'GET lookups': () => RELATIONS,
  'PUT supportContact': () => [MEERA],
  'DELETE supportContact/:id': () => null,
};

describe('support network', () => {
  it('a contact opens as a page to read, and can be edited from there [B308]', async () => {
    serve(replies);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'View Meera Stone' }));
    const page = await screen.findByRole('dialog', { name: 'Meera Stone' });
    expect(within(page).getByText(/Perth/)).toBeTruthy();
    expect(within(page).queryByRole('textbox')).toBeNull();
    expect(place.path).toBe(`/x?view=${MEERA._id}`);
    fireEvent.click(within(page).getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(place.path).toBe(`/x?edit=${MEERA._id}`));
    const drawer = await screen.findByRole('dialog', { name: 'Edit Support contact' });
    expect(within(drawer).getByLabelText<HTMLInputElement>('City').disabled).toBe(false);
  });

  it('a changed contact is sent as a list of one complete record [B536 C141]', async () => {
    const server = serve(replies);
    show('parent', `?edit=${MEERA._id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Edit Support contact' });
    fireEvent.change(within(drawer).getByLabelText('City'), { target: { value: ' ' } });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Save support contact' }));
    await waitFor(() => expect(server.of('PUT supportContact')).toHaveLength(1));
    expect(server.of('PUT supportContact')[0]?.body).toEqual([
      {
        _id: MEERA._id,
        version: 2,
        name: MEERA.name,
        relationship: MEERA.relationship,
        supporterInfo: { ...MEERA.supporterInfo, city: null },
      },
    ]);
  });

  it('a contact changed by two people shows both versions, and nothing is overwritten without asking', async () => {
    let refused = false;
    const server = serve({
      ...replies,
      'GET supportContact/userContacts/:id': () => [refused ? { ...MEERA, name: 'Meera S.', version: 3 } : MEERA],
      'PUT supportContact': () => {
        if (refused) return [MEERA];
        refused = true;
        return new Refusal(409, 'stale', FAILURES.stale.message);
      },
    });
    show('parent', `?edit=${MEERA._id}`);
    const name = await screen.findByDisplayValue('Meera Stone');
    fireEvent.change(name, { target: { value: 'Nana' } });
    fireEvent.click(screen.getByRole('button', { name: `Save ${labels.noun}` }));
    expect(await screen.findByText('Meera S.', { selector: 'td' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(server.of('PUT supportContact').map(({ body }) => (body as { version: number }[])[0]?.version)).toEqual([
        2, 3,
      ]),
    );
  });

  it('a contact added by staff is sent with the family, and missing fields are reported', async () => {
    const server = serve(replies);
    show('coach', '?create=contact');
    const drawer = await screen.findByRole('dialog', { name: 'Create Support contact' });
    const add = within(drawer).getByRole('button', { name: 'Add support contact' });
    fireEvent.click(add);
    expect((await within(drawer).findAllByText('Please input a name!')).length).toBeGreaterThan(0);
    expect(within(drawer).getAllByText('Please select one of the list.').length).toBeGreaterThan(0);
    fireEvent.change(within(drawer).getByLabelText('Name'), { target: { value: 'Dan' } });
    await choose(within(drawer).getByLabelText('Relationship'), 'Teacher');
    fireEvent.click(add);
    await waitFor(() => expect(server.of('PUT supportContact')).toHaveLength(1));
    expect(server.of('PUT supportContact')[0]?.body).toMatchObject([
      { uid: IDS.parent, name: 'Dan', relationship: 'Teacher' },
    ]);
    expect(server.of('PUT supportContact')[0]?.key).toBeTruthy();
  });

  it('a phone number accepts no letters', async () => {
    serve(replies);
    show('parent', `?edit=${MEERA._id}`);
    const phone = await screen.findByLabelText<HTMLInputElement>('Phone Number');
    fireEvent.change(phone, { target: { value: '40000000x' } });
    expect(phone.value).toBe('40000000');
  });

  it('invalid fields are reported before anything is sent, except values that were already stored', async () => {
    const old = { ...MEERA, supporterInfo: { ...MEERA.supporterInfo, state: '1' } };
    const server = serve({ ...replies, 'GET supportContact/userContacts/:id': () => [old] });
    show('parent', `?edit=${MEERA._id}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Support contact' }));
    const save = drawer.getByRole('button', { name: 'Save support contact' });
    fireEvent.change(drawer.getByLabelText('Email'), { target: { value: 'x' } });
    fireEvent.click(save);
    expect((await drawer.findAllByText(userTexts.invalidEmail)).length).toBeGreaterThan(0);
    expect(drawer.queryByText(userTexts.invalidState)).toBeNull();
    expect(server.of('PUT supportContact')).toEqual([]);
    fireEvent.change(drawer.getByLabelText('Email'), { target: { value: 'meera@amberway.test' } });
    fireEvent.click(save);
    await waitFor(() => expect(server.of('PUT supportContact')).toHaveLength(1));
  });

  it('a contact is removed after confirmation [C142]', async () => {
    const server = serve(replies);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Meera Stone' }));
    const question = await screen.findByRole('dialog', { name: deleteQuestion(labels.noun) });
    expect(within(question).getByText('Meera Stone')).toBeTruthy();
    expect(server.of('DELETE supportContact/:id')).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(server.of('DELETE supportContact/:id')).toHaveLength(1));
  });

  it('the support network says when it is empty, and when it failed to load', async () => {
    serve({ ...replies, 'GET supportContact/userContacts/:id': () => [] });
    const { unmount } = show();
    expect(await screen.findByText(labels.none)).toBeTruthy();
    unmount();
    serve({ ...replies, 'GET supportContact/userContacts/:id': () => new Refusal(503, 'unavailable', 'Later.') });
    show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
