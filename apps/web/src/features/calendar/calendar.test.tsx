import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { CalendarTool } from './CalendarTool.tsx';
import { FeedSection } from './FeedSection.tsx';
import { GoogleCalendarSection } from './GoogleCalendarSection.tsx';
import { GoogleCallback } from './GoogleCallback.tsx';
import { leaveForGoogle, takeReturnPath } from './leave-for-google.ts';
import { labels } from './labels.ts';

const OFF = {
  googleCalendarConnected: false,
  googleCalendarToken: false,
  available: true,
  syncedAt: null,
  problem: null,
};
const ON = { ...OFF, googleCalendarConnected: true, googleCalendarToken: true };
const CONSENT = 'https://accounts.example/consent?state=x';

let assign: ReturnType<typeof vi.fn>;
beforeEach(() => {
  assign = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.spyOn(window.location, 'assign').mockImplementation(assign as never);
});

const toggle = () => screen.findByRole('switch', { name: calendarTexts.toggle });

describe('calendar switch in the header', () => {
  const show = (who: Parameters<typeof me>[0] = 'coach') =>
    renderScreen(<CalendarTool compact={false} />, '/dashboard/emails?page=2', { me: me(who) });

  it('the calendar switch goes to Google without a permission and remembers the page [B161 B400]', async () => {
    const server = serve({ 'GET calSyncState': () => OFF, 'GET calendarOAuth': () => ({ url: CONSENT }) });
    show();
    expect((await toggle()).getAttribute('aria-checked')).toBe('false');
    fireEvent.click(await toggle());
    await waitFor(() => expect(assign).toHaveBeenCalledWith(CONSENT));
    expect(server.of('GET calSyncState')[0]?.query).toEqual({ id: IDS.coach });
    expect(takeReturnPath()).toBe('/dashboard/emails?page=2');
    // It is removed on the first read.
    expect(takeReturnPath()).toBe(SCREENS.home.path);
  });

  it.each([
    ['coach', calendarTexts.notConfigured],
    ['admin', calendarTexts.notConfiguredHere],
  ] as const)('the switch tells a %s that Google is not set up, and starts no consent', async (who, text) => {
    const server = serve({ 'GET calSyncState': () => ({ ...OFF, available: false }) });
    show(who);
    expect((await toggle()).getAttribute('title')).toContain(text);
    fireEvent.click(await toggle());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(server.of('GET calendarOAuth')).toEqual([]);
  });

  it('the calendar switch reconnects without Google when the permission exists [B400]', async () => {
    const server = serve({
      'GET calSyncState': () => ({ ...ON, googleCalendarConnected: false }),
      'GET controlCalWatch': () => ON,
    });
    show();
    fireEvent.click(await toggle());
    await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('true'));
    expect(server.of('GET controlCalWatch')[0]?.query).toEqual({ id: IDS.coach, value: 'true' });
    expect(assign).not.toHaveBeenCalled();
  });

  it('the calendar switch asks before it disconnects; No changes nothing [B399]', async () => {
    const server = serve({
      'GET calSyncState': () => ON,
      'GET controlCalWatch': () => ({ ...ON, googleCalendarConnected: false }),
    });
    show();
    fireEvent.click(await toggle());
    await screen.findAllByText(calendarTexts.confirmOff);
    press('No');
    expect(server.of('GET controlCalWatch')).toEqual([]);
    fireEvent.click(await toggle());
    press('Yes');
    await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('false'));
    expect(server.of('GET controlCalWatch')[0]?.query).toEqual({ id: IDS.coach, value: 'false' });
  });

  it('families, and staff in a family’s view, have no calendar switch', () => {
    const server = serve({ 'GET calSyncState': () => OFF });
    for (const user of [me('parent'), acting()]) renderScreen(<CalendarTool compact />, '/', { me: user });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(server.requests).toEqual([]);
  });
});

it('only http(s) URLs are navigated to', () => {
  expect(() => leaveForGoogle('javascript:alert(1)', '/dashboard')).toThrow('web address');
  expect(assign).not.toHaveBeenCalled();
  leaveForGoogle(CONSENT, 'https://evil.example/');
  expect(takeReturnPath()).toBe(SCREENS.home.path);
});

describe('Google callback', () => {
  const show = (query: string) =>
    renderScreen(<GoogleCallback kind="calendar" />, `/dashboard/event-callback/google/calendar${query}`, {
      me: me('coach'),
    });

  it('the Google callback sends the code to the server once and returns to the previous page', async () => {
    const server = serve({ 'POST calendarOAuth': () => ON });
    sessionStorage.setItem('returnFromGoogle', '/dashboard/settings');
    show('?code=c&state=s');
    await waitFor(() => expect(place.path).toBe('/dashboard/settings'));
    expect(server.of('POST calendarOAuth').map(({ body }) => body)).toEqual([{ code: 'c', state: 's' }]);
  });

  it('a rejected Google code shows the reason, and the user can try again', async () => {
    serve({
      'POST calendarOAuth': () => new Refusal(422, 'invalid', calendarTexts.authorisationInvalid),
      'GET calendarOAuth': () => ({ url: CONSENT }),
    });
    show('?code=c&state=used');
    await screen.findByText(calendarTexts.authorisationInvalid);
    press(labels.again);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(CONSENT));
  });

  it('a user who declined at Google reads that nothing was connected', async () => {
    const server = serve({});
    show('?error=access_denied&state=s');
    await screen.findByText(calendarTexts.refusedAtGoogle);
    expect(server.requests).toEqual([]);
  });
});

describe('calendar feed URL', () => {
  const NONE = { active: false, showsDetails: false, createdAt: null };
  const MADE = { active: true, showsDetails: false, createdAt: '2026-11-01T00:00:00Z' };
  const url = 'https://portal.example/api/calendar/feed/secret.ics';

  it('the calendar URL is created and shown once, also for families [C267]', async () => {
    const server = serve({ 'GET calendar/feed': () => NONE, 'POST calendar/feed': () => ({ ...MADE, url }) });
    renderScreen(<FeedSection />, '/', { me: me('parent') });
    await screen.findByText(labels.feedOff);
    press(labels.make);
    expect(await screen.findByLabelText(labels.address)).toHaveProperty('value', url);
    expect(server.of('POST calendar/feed')[0]?.body).toEqual({ showsDetails: false });
  });

  it('a calendar URL with details is created with the chosen options after the password is confirmed', async () => {
    let confirmed = false;
    const server = serve({
      'GET calendar/feed': () => NONE,
      'POST calendar/feed': () =>
        confirmed
          ? { ...MADE, showsDetails: true, url }
          : new Refusal(403, 'confirm_needed', 'Please confirm your password.'),
      'POST auth/confirm': () => {
        confirmed = true;
        return { confirmedUntil: '2999-01-01T00:00:00.000Z' };
      },
    });
    renderScreen(<FeedSection />, '/', { me: me('parent') });
    await screen.findByText(labels.feedOff);
    fireEvent.click(screen.getByRole('checkbox'));
    press(labels.make);
    expect(await screen.findByText(labels.detailsWhy)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Right-one-1' } });
    press('Confirm password');
    expect(await screen.findByLabelText(labels.address)).toHaveProperty('value', url);
    const sent = server.of('POST calendar/feed').map(({ body }) => body);
    expect(sent).toEqual([{ showsDetails: true }, { showsDetails: true }]);
  });

  it('the password prompt appears after the question about the old URL, not behind it', async () => {
    serve({
      'GET calendar/feed': () => ({ ...MADE, showsDetails: true }),
      'POST calendar/feed': () => new Refusal(403, 'confirm_needed', 'Please confirm your password.'),
    });
    renderScreen(<FeedSection />, '/', { me: me('parent') });
    await screen.findByText(labels.replace);
    press(labels.replace);
    await screen.findAllByText(labels.replaceQuestion);
    press('Yes');
    expect(await screen.findByText(labels.detailsWhy)).toBeTruthy();
    expect(screen.queryByText(labels.replaceQuestion)).toBeNull();
  });

  it('the calendar URL is replaced and removed only after confirmation [C267 C268]', async () => {
    const server = serve({
      'GET calendar/feed': () => MADE,
      'POST calendar/feed': () => ({ ...MADE, url }),
      'DELETE calendar/feed': () => null,
    });
    renderScreen(<FeedSection />, '/', { me: me('parent') });
    await screen.findByText(labels.replace);
    expect(screen.queryByLabelText(labels.address)).toBeNull();
    press(labels.replace);
    await screen.findAllByText(labels.replaceQuestion);
    expect(server.of('POST calendar/feed')).toEqual([]);
    press('Yes');
    await screen.findByLabelText(labels.address);
    press(labels.revoke);
    await screen.findAllByText(labels.revokeQuestion);
    press('Yes');
    await waitFor(() => expect(server.of('DELETE calendar/feed')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByLabelText(labels.address)).toBeNull());
  });
});

it('the switch in the settings is off and explains why while Google is not set up', async () => {
  serve({ 'GET calSyncState': () => ({ ...OFF, available: false }) });
  renderScreen(<GoogleCalendarSection />, '/', { me: me('coach') });
  expect(await screen.findByText(calendarTexts.notConfigured)).toBeTruthy();
  expect((await toggle()).hasAttribute('disabled')).toBe(true);
});
