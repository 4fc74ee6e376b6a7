import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import { IDS, me } from '../../ui/testing/people.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { ClientPanel } from './ClientPanel.tsx';
import { ClientsScreen } from './ClientsScreen.tsx';

const client = {
  _id: IDS.parent,
  firstName: 'Priya',
  lastName: 'Stone',
  avatar: null,
  choosePlan: 'Flagship',
  members: [{ _id: IDS.child, firstName: 'Arlo', lastName: 'Stone', avatarUrl: null }],
  newMessages: 0,
  work: [{ member: IDS.child, nextSession: null, requests: 0, drafts: 0 }],
};
const open = (query = '', who = me('coach'), clients = [client]) => {
  serve({ 'GET user/myClients': () => clients });
  renderScreen(<ClientsScreen />, `${SCREENS.usersExpand.path}${query}`, { me: who });
};
const link = async () => (await screen.findByRole('link', { name: /^Arlo Stone/ })).getAttribute('href');

describe('client list as a page', () => {
  it('a press on a client opens the page of the child, not the family’s own home', async () => {
    open();
    expect(await link()).toBe(`/dashboard/child/${IDS.child}`);
  });

  it('an administrator without own families is led to all children; a coach reads that they have to wait', async () => {
    open('', me('admin'), []);
    const all = await screen.findByRole('link', { name: SCREENS.members.title });
    expect(all.getAttribute('href')).toBe(SCREENS.members.path);
    cleanup();
    open('', me('coach'), []);
    expect(await screen.findByText(/when an administrator assigns them to you/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: SCREENS.members.title })).toBeNull();
  });

  it('the client list opens a child at the requested screen, also after a search', async () => {
    open(`?for=${encodeURIComponent(SCREENS.diary.path)}`);
    expect(await link()).toBe(`${SCREENS.diary.path}?memberId=${IDS.child}`);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'priya' } });
    await waitFor(() => expect(place.path).toContain('search=priya'));
    expect(place.path).toContain(`for=${encodeURIComponent(SCREENS.diary.path)}`);
  });
});

describe('client list beside every page', () => {
  it('the family’s card appears beside each of its children, for a mouse and for the keyboard [B622]', async () => {
    serve({ 'GET user/myClients': () => [{ ...client, email: 'priya@example.test' }] });
    renderScreen(<ClientPanel collapsed={false} />, SCREENS.home.path, { me: me('coach') });
    const line = await screen.findByRole('link', { name: /^Arlo Stone/ });
    fireEvent.pointerEnter(line);
    expect(await screen.findByText('priya@example.test')).toBeTruthy();
    fireEvent.pointerLeave(line);
    await waitFor(() => expect(screen.queryByText('priya@example.test')).toBeNull());
    act(() => line.focus());
    expect(await screen.findByText('priya@example.test')).toBeTruthy();
  });
});
