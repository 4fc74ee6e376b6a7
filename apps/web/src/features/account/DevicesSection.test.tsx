import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Device } from '@amberway/contract/auth/devices';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { accessOf, lasting } from '../../ui/testing/access.ts';
import { me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { DevicesSection } from './DevicesSection.tsx';
import { labels } from './labels.ts';

const device = (n: number, about: Partial<Device> = {}): Device => ({
  _id: `01a00000-0000-7000-8000-0000000000e${n}`,
  name: 'Chrome on Android',
  country: 'AU',
  firstUsedAt: '2026-11-01T01:00:00.000Z',
  lastUsedAt: '2026-11-16T01:00:00.000Z',
  signedIn: true,
  current: false,
  ...about,
});
const HERE = device(1, { name: 'Firefox on Windows', country: null, current: true });

const show = (devices: Device[], extra: Parameters<typeof serve>[0] = {}) => {
  let left = devices;
  const server = serve({
    'GET auth/devices': () => left,
    'GET account/access': () => accessOf(),
    'DELETE auth/devices/:id': ({ path }) => {
      left = left.filter(({ _id }) => !path.endsWith(_id));
      return null;
    },
    'POST auth/devices/endOthers': () => {
      left = left.filter(({ current }) => current);
      return null;
    },
    ...extra,
  });
  renderScreen(<DevicesSection />, '/dashboard/settings', { me: me('parent') });
  return server;
};
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const yes = async () => userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

it('the device list shows name, place, last and first use of each device and marks the current one', async () => {
  show([HERE, device(2), device(3, { name: 'Safari on iOS', signedIn: false })]);
  await screen.findByText('Firefox on Windows');
  const [here, phone, old] = rows();
  expect(here).toContain(labels.thisDevice);
  expect(here).toContain('Place: unknown');
  expect(phone).toContain('Place: Australia · Signed in');
  const times = [...document.querySelectorAll<HTMLElement>('li:nth-child(2) time')];
  expect(times.map(({ dataset }) => dataset['exact'])).toEqual(['16-Nov-2026 12:00 PM', '01-Nov-2026']);
  expect(phone).toMatch(/Last used .*First used Sun 1 Nov/);
  expect(old).toContain('Signed out');
  const pressed = screen.getAllByRole('button').filter((button) => !button.querySelector('time'));
  const buttons = pressed.map(({ textContent }) => textContent);
  expect(buttons).toEqual([labels.end, labels.forget, labels.endOthers]);
});

it('a device is signed out only after confirmation, and No sends nothing', async () => {
  const server = show([HERE, device(2)]);
  await userEvent.click(await screen.findByRole('button', { name: `${labels.end}: Chrome on Android` }));
  expect((await screen.findByRole('dialog')).textContent).toContain(labels.endQuestion('Chrome on Android'));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(server.of('DELETE auth/devices/:id')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: `${labels.end}: Chrome on Android` }));
  await yes();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(server.of('DELETE auth/devices/:id')[0]?.path).toBe(`auth/devices/${device(2)._id}`);
});

it('all other devices are signed out after a confirmation that mentions the calendar URL', async () => {
  const server = show([HERE, device(2), device(3)]);
  await userEvent.click(await screen.findByRole('button', { name: labels.endOthers }));
  expect((await screen.findByRole('dialog')).textContent).toContain(labels.endOthersDetails);
  await yes();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(server.of('POST auth/devices/endOthers')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: labels.endOthers })).toBeNull();
});

it('signing out everywhere else lists what opens the account, and sends what stays', async () => {
  const server = show([HERE], {
    'GET account/access': () =>
      accessOf({
        lasting: [lasting(), lasting({ key: 'totp', kind: 'totp', name: null, here: true })],
        signIns: 2,
        feed: true,
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: labels.endOthers }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('These end: 2 other sign-ins and your calendar address.');
  const codes = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /Codes from an app/ });
  expect([codes.checked, codes.disabled]).toEqual([true, true]);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Mia’s phone/ }));
  await yes();
  await waitFor(() => expect(server.of('POST auth/devices/endOthers')[0]?.body).toEqual({ stays: ['totp'] }));
});

it('a failed sign-out shows the reason, and the device stays in the list', async () => {
  show([HERE, device(2)], {
    'DELETE auth/devices/:id': () => new Refusal(503, 'unavailable', FAILURES.unavailable.message),
  });
  await userEvent.click(await screen.findByRole('button', { name: `${labels.end}: Chrome on Android` }));
  await yes();
  expect(await screen.findByText(FAILURES.unavailable.message)).toBeTruthy();
  expect(rows()).toHaveLength(2);
});

it('a device list that failed to load can be retried', async () => {
  let works = false;
  show([], {
    'GET auth/devices': () => (works ? [HERE] : new Refusal(500, 'internal', FAILURES.internal.message)),
  });
  const failed = await screen.findByRole('alert');
  works = true;
  await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(labels.thisDevice)).toBeTruthy();
});
