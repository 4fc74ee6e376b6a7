import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { IDS, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { NotesWithRequests } from './NotesWithRequests.tsx';

it('a coach’s calendar shows families who wait before the days', async () => {
  const from = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };
  const sentAt = '2026-05-12T02:00:00Z';
  const message = {
    _id: IDS.child,
    createdAt: sentAt,
    updatedAt: sentAt,
    from,
    to: IDS.coach,
    toObject: { ...from, _id: IDS.coach },
    message: 'At dinner too?',
    sentAt,
    deletedByReceiver: false,
    acknowledgedAt: null,
    client: IDS.parent,
    replyTo: null,
  };
  serve({
    'GET session/calendar': () => [],
    'GET member': () => [],
    'GET sessionRequest': () => [],
    'GET clientMessage': () => Response.json({ status: true, data: [message], count: 1, leftToday: null }),
  });
  renderScreen(<NotesWithRequests />, `${SCREENS.notes.path}?calendar=week`, { me: me('coach') });
  await screen.findByText('At dinner too?');
  await screen.findByRole('heading', { level: 2, name: /Today/ });
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toContain(sessionRequestTexts.waiting);
});
