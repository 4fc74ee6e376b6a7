import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openSession } from '../../../kernel/sign-in/state.ts';
import { me } from '../../../ui/testing/people.ts';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { SETTINGS } from '../../../ui/testing/settings.ts';
import { directoryLabels as labels } from './directory-labels.ts';
import { LinkedDirectory } from './LinkedDirectory.tsx';

const LINKED = { issuer: 'https://login.northside.example/realm', linkedAt: '2026-11-03T01:00:00.000Z' };

beforeEach(() => openSession(me('coach')));

const open = (linked: object[]) => {
  let now = linked;
  const server = serve({
    'GET settings': () => SETTINGS,
    'GET account/identities': () => now,
    'DELETE account/identities': () => {
      now = [];
      return { signedOut: false };
    },
  });
  renderScreen(<LinkedDirectory />, '/', { me: me('coach') });
  return server;
};

it('the linked organisation can be unlinked after a question, and is gone then', async () => {
  const server = open([LINKED]);
  await screen.findByText('Northside Health');
  press(`${labels.unlink}: Northside Health`);
  expect(server.of('DELETE account/identities')).toEqual([]);
  await screen.findByText(labels.question('Northside Health'));
  press('Yes');
  await waitFor(() => expect(screen.queryByText('Northside Health')).toBeNull());
  expect(server.of('DELETE account/identities')).toHaveLength(1);
});

it('nothing is shown to those who have none', async () => {
  const server = open([]);
  await waitFor(() => expect(server.of('GET account/identities')).toHaveLength(1));
  expect(screen.queryByText(labels.title)).toBeNull();
});
