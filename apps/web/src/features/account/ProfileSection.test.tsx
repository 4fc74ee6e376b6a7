import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userTexts } from '@amberway/contract/users/texts';
import { labels as access } from '../../ui/access/labels.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { accessOf, lasting } from '../../ui/testing/access.ts';
import { details, IDS, me, type Who } from '../../ui/testing/people.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { ProfileSection } from './ProfileSection.tsx';

const Page = () => <ProfileSection record={useRecordUrl()} />;
const edit = async (who: Who) => {
  const server = serve({
    'GET user/me': () => me(who),
    'GET user/:id': () => details(who),
    'PUT user/:id': () => details(who),
    'GET account/access': () => accessOf({ lasting: [lasting(), lasting({ key: 'totp', kind: 'totp', name: null })] }),
  });
  renderScreen(<Page />, `/dashboard/settings?edit=${IDS[who]}`, { me: me(who) });
  await screen.findByLabelText('First Name');
  return server;
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByText('Save details').closest('button') as HTMLElement);

describe('own details', () => {
  it('a parent edits their details except the e-mail, and only writable fields are sent [B418 B508]', async () => {
    const server = await edit('parent');
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
    type('City', 'Hobart');
    save();
    await waitFor(() => expect(server.of('PUT user/:id')).toHaveLength(1));
    const body = server.of('PUT user/:id')[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ city: 'Hobart', firstName: 'Priya', version: 3 });
    for (const field of [
      'email',
      'type',
      'userStatus',
      'csm',
      'choosePlan',
      'businessUserType',
      'totalClientCapacity',
    ]) {
      expect(body).not.toHaveProperty(field);
    }
    await waitFor(() => expect(place.path).not.toContain('edit='));
  });

  it('invalid details show an error at their fields, and nothing is sent [B414 B426]', async () => {
    const server = await edit('parent');
    type('First Name', 'R2-D2');
    type('City', '');
    save();
    expect((await screen.findAllByText(userTexts.namePattern)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(userTexts.inputCity).length).toBeGreaterThan(0);
    expect(server.of('PUT user/:id')).toEqual([]);
  });

  it('an administrator’s details include the e-mail address [B508]', async () => {
    const server = await edit('admin');
    type('Email', 'ada.o@amberway.test');
    save();
    fireEvent.click(await screen.findByRole('checkbox', { name: /Mia’s phone/ }));
    fireEvent.click(screen.getByRole('button', { name: access.change }));
    await waitFor(() => expect(server.of('PUT user/:id')).toHaveLength(1));
    expect(server.of('PUT user/:id')[0]?.body).toMatchObject({ email: 'ada.o@amberway.test', stays: ['totp'] });
  });
});
