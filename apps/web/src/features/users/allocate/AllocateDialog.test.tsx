import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Allocation, allocationTexts } from '@amberway/contract/users/allocation';
import { userTexts } from '@amberway/contract/users/texts';
import { AsUser } from '../../../ui/testing/AsUser.tsx';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { Refusal, serve } from '../../../ui/testing/server.ts';
import { idOf, row } from '../testing/people.ts';
import { UserListPage } from '../UserListPage.tsx';

const ADMINISTRATOR = 'Administrator';
const person = (n: number, firstName: string, lastName: string) => ({
  _id: idOf(n),
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@amberway.test`,
  avatar: null,
});
const GRACE = person(90, 'Grace', 'Holm');
const MIA = person(91, 'Mia', 'Okafor');
const TOMAS = person(92, 'Tomas', 'Rivera');
const free = { start: '2026-11-17T23:00:00Z', end: '2026-11-18T01:00:00Z' };

const allocation = (part: Partial<Allocation['family']> = {}, clinician: typeof MIA | null = null): Allocation => ({
  family: {
    ...person(1, 'Ruth', 'Abara'),
    version: 3,
    userStatus: 'Awaiting',
    timeZone: 'Australia/Perth',
    city: 'Perth',
    languages: ['English', 'Yoruba'],
    createdAt: '2026-11-16T00:00:00Z',
    csm: GRACE,
    ...part,
  },
  children: [
    { _id: idOf(50), version: 1, firstName: 'Tobi', lastName: 'Abara', dob: null, clinician },
    { _id: idOf(51), version: 2, firstName: 'Ada', lastName: 'Abara', dob: null, clinician },
  ],
  teams: [{ child: idOf(50), skill: 'Waits for an answer', person: TOMAS }],
  suggestedManager: null,
  coaches: [
    { ...MIA, languages: ['English', 'Igbo'], timeZone: 'Australia/Melbourne', children: 5, capacity: 8, free },
    { ...TOMAS, languages: ['English'], timeZone: 'Australia/Perth', children: 8, capacity: 8, free: null },
  ],
  coachCount: 2,
  freeUntil: '2026-12-07T04:00:00Z',
});
const UNDO = { version: 4, userStatus: 'Awaiting', csm: null, children: [] };

const open = async (data: () => Allocation, replies: Parameters<typeof serve>[0] = {}) => {
  const { userStatus } = data().family;
  const server = serve({
    'GET user/all/:type': () => [row(1, { userStatus, choosePlan: 'Flagship', children: [] })],
    'GET user/:id/allocation': data,
    'POST user/:id/allocation': () => UNDO,
    'POST user/:id/allocation/undo': () => ({}),
    'GET user/businessUser/search': () => [GRACE, MIA, TOMAS],
    ...replies,
  });
  renderScreen(
    <AsUser role={ADMINISTRATOR}>
      <UserListPage of="program" />
    </AsUser>,
    `/?tab=${userStatus}`,
  );
  await screen.findByText('First1 Last');
  if (userStatus === 'Awaiting') press('Allocate First1 Last');
  else {
    await userEvent.click(screen.getByRole('button', { name: 'More actions for First1 Last' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change coach' }));
  }
  await screen.findAllByRole('radio');
  return server;
};
const bodies = (server: ReturnType<typeof serve>) => server.of('POST user/:id/allocation').map(({ body }) => body);

it('shows coaches with room, languages and free hours in the family’s time, and suggests the first', async () => {
  await open(() => allocation());
  const [mia, tomas] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([mia?.checked, tomas?.checked]).toEqual([true, false]);
  expect(mia?.closest('label')?.textContent).toBe(
    'MOMia OkaforEnglish, Igbo5 of 8childrenWed 18, 7–9 amMelbourne, +3 h',
  );
  expect(tomas?.closest('label')?.textContent).toContain('8 of 8fullNone before 7 Dec');
});

it('says what will be sent, and is allocated with one press and undone with another', async () => {
  const server = await open(() => allocation());
  const told = within(screen.getByRole('region', { name: 'What will be told' }));
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ruth gets a mail and a notification: “Mia Okafor is your coach.”',
    'Mia gets a notification with the family’s names and time zone.',
  ]);
  press('Allocate Ruth to Mia');
  expect(await screen.findByText(userTexts.updated)).toBeTruthy();
  expect(bodies(server)).toEqual([
    {
      version: 3,
      csm: GRACE._id,
      children: [
        { _id: idOf(50), version: 1, primaryContact: MIA._id },
        { _id: idOf(51), version: 2, primaryContact: MIA._id },
      ],
    },
  ]);
  press('Undo');
  expect(await screen.findByText(allocationTexts.undone)).toBeTruthy();
  expect(server.of('POST user/:id/allocation/undo')[0]?.body).toEqual(UNDO);
});

it('a family with a coach says from whom to whom', async () => {
  await open(() => allocation({ userStatus: 'Active' }, MIA));
  expect(screen.getByText(/now with Mia Okafor/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Allocate Ruth to Mia' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /Tomas/ }));
  expect(screen.getByRole('button', { name: 'Allocate Ruth to Tomas' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'What will be told' }).textContent).toContain(
    'Mia gets a notification that Ruth Abara now works with Grace and Tomas.',
  );
});

it('a change of the coach says whose team ends, as long as nothing changes nobody', async () => {
  await open(() => allocation({ userStatus: 'Active' }, MIA));
  expect(screen.queryByRole('region', { name: 'Teams that end' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Tomas/ }));
  expect(screen.getByRole('region', { name: 'Teams that end' }).textContent).toBe(
    `Teams that endTomas Rivera in the team of “Waits for an answer” for Tobi${allocationTexts.teamsEnd}`,
  );
});

it('who leaves one child leaves the sibling’s team as well, and the dialog says so', async () => {
  const data = allocation({ userStatus: 'Active' }, TOMAS);
  const [tobi, ada] = data.children as [(typeof data.children)[0], (typeof data.children)[0]];
  await open(() => ({
    ...data,
    children: [tobi, { ...ada, clinician: MIA }],
    teams: [{ child: ada._id, skill: 'Asks for help', person: TOMAS }],
  }));
  expect(screen.queryByRole('region', { name: 'Teams that end' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Mia/ }));
  expect(screen.getByRole('region', { name: 'Teams that end' }).textContent).toContain(
    'Tomas Rivera in the team of “Asks for help” for Ada',
  );
});

it('the focus is on the present coach, also when others have more room', async () => {
  await open(() => allocation({ userStatus: 'Active' }, TOMAS));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Tomas/ }));
});

it('of two administrators the second sees what the first one did, and allocates on top of it', async () => {
  let data = allocation();
  const server = await open(() => data, {
    'POST user/:id/allocation': ({ body }) =>
      (body as { version: number }).version === data.family.version
        ? UNDO
        : new Refusal(409, 'stale', allocationTexts.meanwhile),
  });
  data = allocation({ userStatus: 'Active', version: 4 }, TOMAS);
  press('Allocate Ruth to Mia');
  expect(await screen.findByText(allocationTexts.meanwhile)).toBeTruthy();
  await waitFor(() => expect(screen.getByText(/now with Tomas Rivera/)).toBeTruthy());
  await userEvent.click(screen.getByRole('radio', { name: /Mia/ }));
  press('Allocate Ruth to Mia');
  await waitFor(() => expect(bodies(server)).toHaveLength(2));
  expect(bodies(server)[1]).toMatchObject({ version: 4 });
});
