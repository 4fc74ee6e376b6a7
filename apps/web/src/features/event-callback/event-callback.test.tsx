import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from '../../kernel/router.ts';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { IDS, me, member, type Who } from '../../ui/testing/people.ts';
import { outcomeDetails } from '../../ui/testing/programme.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { details } from '../activity-notes/testing/records.ts';
import { EventCallbackScreen } from './EventCallbackScreen.tsx';

const ID = '01a00000-0000-7000-8000-00000000e001';
const { path } = SCREENS.eventCallback;
const open = (type: string, who: Who = 'parent') =>
  renderScreen(
    <Routes>
      <Route path={path} element={<EventCallbackScreen />} />
    </Routes>,
    path.replace(':id', ID).replace(':type', type),
    { me: me(who) },
  );
const again = () => screen.queryByRole('button', { name: 'Try again' });

describe('link to a record', () => {
  it.each([
    ['resources', shellTexts.nothingHere, 'My Resources'],
    ['goal', shellTexts.nothingHere, 'My Programs'],
    ['session', shellTexts.nothingHere, 'See your other notes'],
  ])('a link to a record the family may not see says so and links to the list: %s', async (type, text, instead) => {
    serve({});
    open(type);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: instead })).toBeTruthy();
    expect(again()).toBeNull();
  });

  it('a link to a record that failed to load can be retried', async () => {
    const server = serve({ 'GET resource/details/:id': () => new Refusal(503, 'unavailable', 'Later.') });
    open('resources');
    expect(await screen.findByText('Later.')).toBeTruthy();
    const before = server.requests.length;
    fireEvent.click(again() as HTMLElement);
    await screen.findByText('Later.');
    expect(server.requests.length).toBeGreaterThan(before);
  });

  it.each(['goal', 'session'])('staff read in a head whose record it is: %s', async (type) => {
    serve({
      'GET goal/details/:id': () => outcomeDetails(),
      'GET session/details/:id': () => details(1, { member: { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' } }),
      'GET member/:id': () => member(),
    });
    open(type, 'coach');
    expect((await screen.findByRole('group', { name: 'Whose record this is' })).textContent).toContain('Arlo Stone');
  });
});
