import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IDS, member } from '../testing/people.ts';
import { renderScreen } from '../testing/render.tsx';
import { serve } from '../testing/server.ts';
import { MemberSelect } from './MemberSelect.tsx';

it('the selected child is named even if it is not among the first listed', async () => {
  const server = serve({ 'GET member': () => [], 'GET member/:id': () => member() });
  renderScreen(<MemberSelect value={IDS.child} />);
  expect(await screen.findByDisplayValue(/^Arlo Stone/)).toBeTruthy();
  expect(server.of('GET member/:id')).toHaveLength(1);
});
