import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportReport } from '@amberway/contract/content/import';
import { AsUser } from '../../../ui/testing/AsUser.tsx';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { ContentScreen } from '../ContentScreen.tsx';
import { idOf } from '../testing/records.ts';

const REPORT: ImportReport = {
  type: 'homePrompt',
  dryRun: true,
  total: 3,
  valid: 2,
  created: [],
  updated: [],
  skipped: [],
  rows: [
    { row: 1, name: 'Numbat', kind: 'new' },
    { row: 2, name: 'Wombat', kind: 'sameName' },
    { row: 3, name: 'Bilby', kind: 'update' },
  ],
  faults: [{ row: 2, errors: { name: 'Not like this.' } }],
};

const ROLE = 'Administrator';

const open = async (report = REPORT) => {
  const server = serve({
    'GET home/prompts': () => [],
    'GET settings': () => ({}),
    'POST content/import': ({ query }) =>
      query['dryRun'] === 'true'
        ? report
        : { ...report, dryRun: false, faults: [], created: [idOf(1)], updated: [idOf(3)], skipped: [2] },
    'GET content/template': () => new Response('name\r\nExample\r\n'),
  });
  renderScreen(
    <AsUser role={ROLE}>
      <ContentScreen name="homePrompt" title="The list" />
    </AsUser>,
    '/?import',
  );
  await screen.findByText('Download a template');
  const file = new File(['name\nNumbat'], 'prompts.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText(/File with/), { target: { files: [file] } });
  await screen.findByText('Numbat');
  return server;
};

it('the preview tells new rows, taken names and updates apart, and a taken name is left out by default', async () => {
  const server = await open();
  for (const kind of ['New', 'Same name', 'Update']) expect(screen.getByText(kind)).toBeTruthy();
  // The fault of a row that is left out blocks nothing.
  expect(screen.getByText('1 home prompt will be added, 1 updated, 1 left out.')).toBeTruthy();
  press('Import 1 and update 1');
  expect(await screen.findByText(/1 updated, 1 left out: the name exists already/)).toBeTruthy();
  expect(server.of('POST content/import').at(-1)?.body).toMatchObject({ createAnyway: [] });
});

it('a row with a taken name is added on request, and then has to be valid', async () => {
  await open();
  fireEvent.click(screen.getByLabelText('Add row 2 anyway'));
  expect(await screen.findByText('Not like this.')).toBeTruthy();
  press('Leave all out');
  await waitFor(() => expect(screen.queryByText('Not like this.')).toBeNull());
});

it('the choice is sent with the import', async () => {
  const server = await open({ ...REPORT, faults: [] });
  press('Add all anyway');
  press('Import 2 and update 1');
  await waitFor(() => expect(server.of('POST content/import')).toHaveLength(2));
  expect(server.of('POST content/import')[1]?.body).toMatchObject({ createAnyway: [2] });
});
