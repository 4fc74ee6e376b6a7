import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuickLink } from '@amberway/contract/quick-links/schemas';
import { quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { IDS, me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { QuickLinksCard } from './QuickLinksCard.tsx';

const link = (part: Partial<QuickLink> = {}): QuickLink => ({
  _id: '01a00000-0000-7000-8000-00000000e201',
  createdAt: '2026-05-10T02:00:00Z',
  updatedAt: '2026-05-10T02:00:00Z',
  title: 'Room bookings',
  url: 'https://rooms.example.test/week',
  isGlobal: false,
  isStarred: false,
  createdBy: IDS.coach,
  version: 4,
  ...part,
});
const HANDBOOK = link({
  _id: '01a00000-0000-7000-8000-00000000e202',
  title: 'Handbook',
  isGlobal: true,
  createdBy: IDS.admin,
});

const Page = () => <QuickLinksCard at={useRecordUrl()} />;
const show = (who: 'coach' | 'admin' = 'coach', path = '/dashboard') => renderScreen(<Page />, path, { me: me(who) });

const serveLinks = (all: QuickLink[]) =>
  serve({
    'GET quicklink/:userId': () => [...all],
    'POST quicklink': ({ body }) => {
      const made = link({ ...(body as Partial<QuickLink>), _id: '01a00000-0000-7000-8000-00000000e203' });
      all.push(made);
      return made;
    },
    'PUT quicklink/:id': ({ body }) => (all[0] = link({ ...all[0], ...(body as Partial<QuickLink>) })),
    'DELETE quicklink/:id': () => {
      all.shift();
      return null;
    },
  });
const star = (title: string) => screen.findByRole<HTMLButtonElement>('button', { name: `Star ${title}` });
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('quick links', () => {
  it('quick links open in a new tab, and shared ones are labelled', async () => {
    serveLinks([link(), HANDBOOK]);
    show();
    const opened = await screen.findByRole('link', { name: /^Room bookings/ });
    expect(opened.getAttribute('href')).toBe('https://rooms.example.test/week');
    expect(opened.getAttribute('rel')).toContain('noopener');
    expect(screen.getAllByText('Everyone')).toHaveLength(1);
  });

  it('quick links are starred, edited and deleted by their creator only [B404 B532]', async () => {
    const server = serveLinks([link(), HANDBOOK]);
    show();
    expect((await star('Handbook')).disabled).toBe(true);
    expect((await star('Handbook')).title).toBe(quickLinkTexts.onlyCreator);
    expect(screen.queryByRole('button', { name: 'Edit Handbook' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Handbook' })).toBeNull();
    fireEvent.click(await star('Room bookings'));
    await waitFor(async () => expect((await star('Room bookings')).getAttribute('aria-pressed')).toBe('true'));
    expect(server.of('PUT quicklink/:id')[0]?.body).toEqual({ isStarred: true });
    press('Delete Room bookings');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await star('Room bookings')).toBeTruthy();
    expect(server.of('POST quicklink')[0]?.body).toEqual({
      title: 'Room bookings',
      url: 'https://rooms.example.test/week',
      isStarred: true,
    });
  });

  it('a quick link needs a title and an http URL [B496 B497 T322]', async () => {
    const server = serveLinks([]);
    show('coach', '/dashboard?create=link');
    await screen.findByLabelText(quickLinkTexts.url);
    const dialog = within(screen.getByRole('dialog'));
    fill(quickLinkTexts.url, 'javascript:alert(1)');
    press('Add quick link');
    expect((await dialog.findAllByText(quickLinkTexts.httpOnly)).length).toBeGreaterThan(0);
    expect(dialog.getAllByText(quickLinkTexts.inputTitle).length).toBeGreaterThan(0);
    expect(server.of('POST quicklink')).toEqual([]);
    // Coaches do not see the sharing option.
    expect(dialog.queryByLabelText(quickLinkTexts.isGlobal)).toBeNull();
    fill(quickLinkTexts.title, 'Plans');
    fill(quickLinkTexts.url, 'http://plans.example.test');
    press('Add quick link');
    expect(await screen.findByText(quickLinkTexts.added)).toBeTruthy();
    expect(server.of('POST quicklink')[0]?.body).toEqual({ title: 'Plans', url: 'http://plans.example.test' });
    await waitFor(() => expect(place.path).not.toContain('create'));
  });

  it('administrators share quick links with everyone; an edit sends the version [B527]', async () => {
    const own = link({ createdBy: IDS.admin });
    const server = serveLinks([own]);
    show('admin', `/dashboard?edit=link:${own._id}`);
    fireEvent.click(await screen.findByLabelText(quickLinkTexts.isGlobal));
    press('Save quick link');
    expect(await screen.findByText(quickLinkTexts.updated)).toBeTruthy();
    expect(server.of('PUT quicklink/:id')[0]?.body).toEqual({
      title: own.title,
      url: own.url,
      isGlobal: true,
      version: 4,
    });
  });

  it('another user’s quick link cannot be edited through the URL [B532]', async () => {
    serveLinks([HANDBOOK]);
    show('coach', `/dashboard?edit=link:${HANDBOOK._id}`);
    expect(await screen.findByText('This link is no longer in the list.')).toBeTruthy();
    expect(screen.queryByLabelText(quickLinkTexts.title)).toBeNull();
  });
});
