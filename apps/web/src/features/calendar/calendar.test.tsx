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

describe('the switch in the header', () => {
  const show = (who: Parameters<typeof me>[0] = 'coach') =>
    renderScreen(<CalendarTool compact={false} />, '/dashboard/emails?page=2', { me: me(who) });

  it('goes to Google when there is no permission yet, and remembers where one was [B161 B400]', async () => {
    const server = serve({ 'GET calSyncState': () => OFF, 'GET calendarOAuth': () => ({ url: CONSENT }) });
    show();
    expect((await toggle()).getAttribute('aria-checked')).toBe('false');
    fireEvent.click(await toggle());
    await waitFor(() => expect(assign).toHaveBeenCalledWith(CONSENT));
    expect(server.of('GET calSyncState')[0]?.query).toEqual({ id: IDS.coach });
    expect(takeReturnPath()).toBe('/dashboard/emails?page=2');
    // Asked for once.
    expect(takeReturnPath()).toBe(SCREENS.home.path);
  });

  it.each([
    ['coach', calendarTexts.notConfigured],
    ['admin', calendarTexts.notConfiguredHere],
  ] as const)('explains itself to a %s where Google is not set up, and asks Google for nothing', async (who, text) => {
    const server = serve({ 'GET calSyncState': () => ({ ...OFF, available: false }) });
    show(who);
    expect((await toggle()).getAttribute('title')).toContain(text);
    fireEvent.click(await toggle());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(server.of('GET calendarOAuth')).toEqual([]);
  });

  it('connects again without Google when the permission is there [B400]', async () => {
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

  it('asks before it disconnects; No changes nothing [B399]', async () => {
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

  it('is not there for families, nor in a family’s view', () => {
    const server = serve({ 'GET calSyncState': () => OFF });
    for (const user of [me('parent'), acting()]) renderScreen(<CalendarTool compact />, '/', { me: user });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(server.asked).toEqual([]);
  });
});

it('only a web address is gone to', () => {
  expect(() => leaveForGoogle('javascript:alert(1)', '/dashboard')).toThrow('web address');
  expect(assign).not.toHaveBeenCalled();
  leaveForGoogle(CONSENT, 'https://evil.example/');
  expect(takeReturnPath()).toBe(SCREENS.home.path);
});

describe('the way back from Google', () => {
  const show = (query: string) =>
    renderScreen(<GoogleCallback kind="calendar" />, `/dashboard/event-callback/google/calendar${query}`, {
      me: me('coach'),
    });

  it('hands the code to the server once and goes on where one was', async () => {
    const server = serve({ 'POST calendarOAuth': () => ON });
    sessionStorage.setItem('returnFromGoogle', '/dashboard/settings');
    show('?code=c&state=s');
    await waitFor(() => expect(place.path).toBe('/dashboard/settings'));
    expect(server.of('POST calendarOAuth').map(({ body }) => body)).toEqual([{ code: 'c', state: 's' }]);
  });

  it('a refusal is told, and one can try again', async () => {
    serve({
      'POST calendarOAuth': () => new Refusal(422, 'invalid', calendarTexts.authorisationInvalid),
      'GET calendarOAuth': () => ({ url: CONSENT }),
    });
    show('?code=c&state=used');
    await screen.findByText(calendarTexts.authorisationInvalid);
    press(labels.again);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(CONSENT));
  });

  it('who said no at Google hears that nothing was connected', async () => {
    const server = serve({});
    show('?error=access_denied&state=s');
    await screen.findByText(calendarTexts.refusedAtGoogle);
    expect(server.asked).toEqual([]);
  });
});

describe('the calendar address', () => {
  const NONE = { active: false, showsDetails: false, createdAt: null };
  const MADE = { active: true, showsDetails: false, createdAt: '2026-11-01T00:00:00Z' };
  const url = 'https://portal.example/api/calendar/feed/secret.ics';

  it('is made and shown once, also for families [C267]', async () => {
    const server = serve({ 'GET calendar/feed': () => NONE, 'POST calendar/feed': () => ({ ...MADE, url }) });
    renderScreen(<FeedSection />, '/', { me: me('parent') });
    await screen.findByText(labels.feedOff);
    press(labels.make);
    expect(await screen.findByLabelText(labels.address)).toHaveProperty('value', url);
    expect(server.of('POST calendar/feed')[0]?.body).toEqual({ showsDetails: false });
  });

  it('with details is made once the password is typed again, as it was chosen', async () => {
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

  it('asks for the password after the question about the old address, not behind it', async () => {
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

  it('is replaced and removed only after a question [C267 C268]', async () => {
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

it('the switch in the settings explains itself where Google is not set up, and is off until it is', async () => {
  serve({ 'GET calSyncState': () => ({ ...OFF, available: false }) });
  renderScreen(<GoogleCalendarSection />, '/', { me: me('coach') });
  expect(await screen.findByText(calendarTexts.notConfigured)).toBeTruthy();
  expect((await toggle()).hasAttribute('disabled')).toBe(true);
});
