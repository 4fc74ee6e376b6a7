import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ServerStatus } from '@amberway/contract/status/schemas';
import { statusTexts } from '@amberway/contract/status/texts';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { StatusScreen } from './StatusScreen.tsx';

const ADMINISTRATOR = 'Administrator';
const status: ServerStatus = {
  version: '1.2.3',
  commit: 'abcdef012345',
  node: '22.12.0',
  database: 'PostgreSQL 15.9',
  startedAt: '2026-11-18T01:00:00.000Z',
  checks: [
    { check: 'jobs', level: 'fine', text: statusTexts.jobsFine, advice: '' },
    {
      check: 'backup',
      level: 'problem',
      text: 'The last backup is 30 hours old.',
      advice: statusTexts.backupOldAdvice,
    },
  ],
};

it('an administrator reads versions, what was found and what to do, and checks again', async () => {
  let now = status;
  serve({ 'GET status': () => now });
  renderScreen(
    <AsUser role={ADMINISTRATOR}>
      <StatusScreen />
    </AsUser>,
  );
  expect(await screen.findByText('The last backup is 30 hours old.')).toBeTruthy();
  expect(screen.getByText(statusTexts.backupOldAdvice)).toBeTruthy();
  expect(screen.getByText('1.2.3 (abcdef012345)')).toBeTruthy();
  expect(screen.getByText('PostgreSQL 15.9')).toBeTruthy();
  expect(screen.getByText(/1 thing needs attention\./)).toBeTruthy();

  now = { ...status, checks: status.checks.slice(0, 1) };
  await userEvent.click(screen.getByRole('button', { name: statusTexts.again }));
  expect(await screen.findByText(new RegExp(statusTexts.allFine))).toBeTruthy();
});
