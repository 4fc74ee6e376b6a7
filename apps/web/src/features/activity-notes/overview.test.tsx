import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import { IDS, me, member, subscriber } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { SETTINGS } from '../../ui/testing/settings.ts';
import { OverviewScreen } from './overview/OverviewScreen.tsx';
import { page } from './testing/records.ts';

const PROMISES = [
  'A coach for Arlo is still to be assigned.',
  'Your customer success manager is still to be named.',
  'Your coach will schedule the next one.',
  'After the first session its note appears here.',
];

it.each([
  ['a family in a programme reads what is still to come', me('parent'), PROMISES.length],
  ['a subscriber is promised neither a team nor sessions', subscriber(), 0],
])('sessions of a child: %s', async (_title, user, promises) => {
  serve({
    'GET settings': () => SETTINGS,
    'GET member/:id': () => member(),
    'GET session': () => page([]),
    'GET session/overview/:memberId': () => ({ member: member(), primaryCoach: null, customerSuccessManager: null }),
  });
  renderScreen(<OverviewScreen />, `${SCREENS.memberOverview.path}?memberId=${IDS.child}`, { me: user });
  await screen.findByText('There are no upcoming sessions');
  await screen.findByText('There are no past sessions');
  await screen.findByRole('heading', { name: 'Your Team' });
  expect(PROMISES.filter((text) => screen.queryByText(text))).toHaveLength(promises);
});
