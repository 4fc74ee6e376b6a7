import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedDrafts } from '../../kernel/drafts/local.ts';
import { signInForTest } from '../../kernel/drafts/testing.ts';
import { useRecordKind } from '../../ui/form/record-part.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { outcome, PROGRAMME_IDS } from '../../ui/testing/programme.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { SKILL, SkillDrawer } from './public.ts';

const Page = () => <SkillDrawer at={useRecordKind(useRecordUrl(), SKILL)} />;
const rows = () => [
  screen.getAllByLabelText(/^target skill \d+$/).length,
  screen.getAllByLabelText(/^target \d+$/).length,
];

it('empty rows are not stored, so a restored draft does not grow with each visit', async () => {
  signInForTest();
  let draft: unknown = null;
  serve({
    'GET goal/:id': () => outcome(),
    'GET lookups': () => [],
    'GET user/businessUser/search': () => [],
    'GET draft/:kind/:key': () => draft,
    'PUT draft/:kind/:key': ({ body }) => {
      draft = { ...(body as object), _id: PROGRAMME_IDS.task, version: 1, updatedAt: new Date().toISOString() };
      return draft;
    },
  });
  const restored: number[][] = [];
  const found: number[][] = [];
  for (const name of ['One', 'Two', 'Three']) {
    renderScreen(<Page />, `/?create=skill:${PROGRAMME_IDS.outcome}`, { me: me('coach') });
    const field = await screen.findByLabelText('Name of skill');
    await new Promise((done) => setTimeout(done, 300));
    restored.push(rows());
    fireEvent.change(screen.getByLabelText('target skill 1'), { target: { value: 'Waits' } });
    press('Add target skill');
    press('Add target');
    fireEvent.change(field, { target: { value: name } });
    await waitFor(() => expect(JSON.stringify(storedDrafts())).toContain(name));
    found.push(rows());
    cleanup();
  }
  expect(restored).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(found).toEqual([
    [2, 1],
    [2, 1],
    [2, 1],
  ]);
});

it('a draft of an earlier version, with the wire names, is restored', async () => {
  signInForTest();
  const skillType = { _id: PROGRAMME_IDS.task, name: 'Daily living' };
  const lookup = { ...skillType, type: 'milestoneType', version: 1, createdAt: '', updatedAt: '' };
  const value = { values: { name: 'Pours water', milestoneType: skillType._id }, empty: [] };
  serve({
    'GET goal/:id': () => outcome(),
    'GET lookups': () => [lookup],
    'GET user/businessUser/search': () => [],
    'GET draft/:kind/:key': () => ({ value, _id: 1, version: 1, updatedAt: new Date().toISOString() }),
  });
  renderScreen(<Page />, `/?create=skill:${PROGRAMME_IDS.outcome}`, { me: me('coach') });
  expect(await screen.findByDisplayValue('Pours water')).toBeTruthy();
  expect(await screen.findByDisplayValue('Daily living')).toBeTruthy();
});
