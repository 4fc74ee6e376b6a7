import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import { Route, Routes } from '../../../kernel/router.ts';
import { closeSession, openSession } from '../../../kernel/sign-in/state.ts';
import { IDS, me } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { SETTINGS } from '../../../ui/testing/settings.ts';
import { NoteScreen } from '../note/NoteScreen.tsx';
import { details, noteId } from '../testing/records.ts';

const part = vi.hoisted(() => ({ loads: vi.fn<() => void>() }));
vi.mock('./MoreAbout.tsx', () => {
  part.loads();
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

it('a letter stays readable when a part below it cannot be loaded, as without a network [practice (j)]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const who = me('parent');
  openSession(who);
  const { internalNotes: _, summary: __, rateSession: ___, ...seen } = details(1);
  serve({
    'GET settings': () => SETTINGS,
    'GET session/details/:id': () => ({ ...seen, letter: { writeTo: null, nextSession: null } }),
    'GET session/:id/read': () => ({ read: true }),
  });
  renderScreen(
    <Routes>
      <Route path={SCREENS.note.path} element={<NoteScreen />} />
    </Routes>,
    `/dashboard/sessionNote/${noteId(1)}/view?memberId=${IDS.child}`,
    { me: who },
  );
  await vi.waitFor(() => expect(part.loads).toHaveBeenCalled(), { timeout: 10_000 });
  // React reports the failure, whether or not something catches it.
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), { timeout: 10_000 });
  expect(screen.getByText('Asked twice.')).toBeTruthy();
}, 30_000);
