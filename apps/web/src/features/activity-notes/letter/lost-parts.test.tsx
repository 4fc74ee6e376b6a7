import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import { IDS, me } from '../../../ui/testing/people.ts';
import { serve } from '../../../ui/testing/server.ts';
import { SETTINGS } from '../../../ui/testing/settings.ts';
import { details, noteId } from '../testing/records.ts';

const part = vi.hoisted(() => ({ loads: vi.fn<() => void>() }));
vi.mock('./MoreAbout.tsx', () => {
  part.loads();
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** Files share their modules: another one may have loaded the part already, so all of them are loaded again here. */
const loadAgain = async () => {
  vi.resetModules();
  const [router, state, render, note] = await Promise.all([
    import('../../../kernel/router.ts'),
    import('../../../kernel/sign-in/state.ts'),
    import('../../../ui/testing/render.tsx'),
    import('../note/NoteScreen.tsx'),
  ]);
  return { ...router, ...state, ...render, ...note };
};

it('a letter stays readable when a part below it cannot be loaded, as without a network [practice (j)]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { Route, Routes, NoteScreen, openSession, closeSession, renderScreen } = await loadAgain();
  const who = me('parent');
  openSession(who);
  const { internalNotes: _, summary: __, rateSession: ___, ...seen } = details(1);
  serve({
    'GET settings': () => SETTINGS,
    'GET session/details/:id': () => ({ ...seen, letter: { writeTo: null, nextSession: null } }),
    'GET session/:id/read': () => ({ read: true }),
  });
  const shown = renderScreen(
    <Routes>
      <Route path={SCREENS.note.path} element={<NoteScreen />} />
    </Routes>,
    `/dashboard/sessionNote/${noteId(1)}/view?memberId=${IDS.child}`,
    { me: who },
  );
  await vi.waitFor(() => expect(part.loads).toHaveBeenCalled(), { timeout: 30_000 });
  // React reports the failure, whether or not something catches it.
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), { timeout: 30_000 });
  expect(screen.getByText('Asked twice.')).toBeTruthy();
  shown.unmount();
  closeSession();
}, 60_000);
