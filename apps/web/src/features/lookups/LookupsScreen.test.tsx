import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Lookup } from '@amberway/contract/lookups/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { LookupsScreen } from './LookupsScreen.tsx';

const entry = (order: number): Lookup => ({
  _id: `01a00000-0000-7000-8000-${String(order).padStart(12, '0')}`,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  type: 'skill',
  name: `Skill ${order}`,
  order,
  version: 1,
});

it('a long list of entries has pages whose size can be chosen', async () => {
  serve({ 'GET lookups': () => Array.from({ length: 60 }, (_, at) => entry(at)) });
  renderScreen(<LookupsScreen />, SCREENS.lookups.path, { me: me('admin') });
  expect(await screen.findByText('1–50 of 60')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page size' }), '100 / page');
  expect(await screen.findByText('1–60 of 60')).toBeTruthy();
});
