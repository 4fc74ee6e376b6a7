import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Job, JobsSummary } from '@amberway/contract/jobs/schemas';
import { JOB_NOT_FAILED, JOB_STATE_LABELS, jobTexts, jobLabels } from '@amberway/contract/jobs/texts';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { JobsScreen } from './JobsScreen.tsx';

const ADMINISTRATOR = 'Administrator';
const failed: Job = {
  _id: '01900000-0000-7000-8000-000000000001',
  name: 'mail.send',
  state: 'failed',
  attempts: 8,
  maxAttempts: 8,
  dueAt: '2026-11-02T01:00:00Z',
  lastError: 'connect ECONNREFUSED',
  createdAt: '2026-11-01T01:00:00Z',
  finishedAt: '2026-11-02T01:00:00Z',
};
const summary: JobsSummary = {
  counts: { queued: 2, running: 0, done: 41, failed: 1 },
  waitingSeconds: 190,
  schedules: [{ name: 'sweep', lastDueAt: '2026-11-02T02:00:00Z' }],
};

const open = (replies: Parameters<typeof serve>[0] = {}) => {
  const server = serve({
    'GET jobs': (request) => (request.query['state'] === 'failed' ? [failed] : []),
    'GET jobs/summary': () => summary,
    ...replies,
  });
  renderScreen(
    <AsUser role={ADMINISTRATOR}>
      <JobsScreen />
    </AsUser>,
  );
  return server;
};

it('failed jobs come first with their error, the count per status and the age of the oldest waiting job', async () => {
  open();
  const row = (await screen.findByText(jobLabels('mail.send'))).closest('tr') as HTMLElement;
  expect(within(row).getByText('8 of 8')).toBeTruthy();
  expect(within(row).getByText('connect ECONNREFUSED')).toBeTruthy();
  const tabs = screen.getByRole('navigation', { name: 'Background jobs' });
  await waitFor(() =>
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual([
      `${JOB_STATE_LABELS.failed}1`,
      `${JOB_STATE_LABELS.queued}2`,
      `${JOB_STATE_LABELS.running}0`,
      `${JOB_STATE_LABELS.done}41`,
    ]),
  );
  expect(screen.getByText(new RegExp(jobTexts.late(3)))).toBeTruthy();
  expect(screen.getByText(jobLabels('sweep'))).toBeTruthy();
});

it('a failed job can be retried; the server’s reason is shown when it cannot', async () => {
  let refuse = true;
  const server = open({
    'POST jobs/:id/retry': () => (refuse ? new Refusal(409, 'stale', JOB_NOT_FAILED) : { ...failed, state: 'queued' }),
  });
  await screen.findByText(jobLabels('mail.send'));
  const button = () => screen.getByRole('button', { name: new RegExp(jobTexts.again) });
  await userEvent.click(button());
  expect(await screen.findByText(JOB_NOT_FAILED)).toBeTruthy();
  refuse = false;
  await userEvent.click(button());
  await screen.findByText(jobTexts.againDone);
  expect(server.of('POST jobs/:id/retry')).toHaveLength(2);
  expect(server.of('GET jobs').length).toBeGreaterThan(1);
});
