import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FIND_MIN } from '@amberway/contract/content/find';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import type { PaletteItem } from '../../ui/palette/items.ts';
import { Palette } from '../../ui/palette/Palette.tsx';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { contentSource } from './palette-content.tsx';

const FOUND = [
  { _id: IDS.child, kind: 'course', title: 'Calm mornings', state: 'No published video' },
  { _id: IDS.parent, kind: 'broadcastMessage', title: 'Calm week', state: 'Ended' },
];
const find = (user: CurrentUser, text: string) => {
  const server = serve({ 'GET search/content': () => FOUND });
  const chosen: PaletteItem[] = [];
  renderScreen(
    <Palette sources={[contentSource]} open onClose={() => {}} onChoose={(item) => chosen.push(item)} />,
    '/',
    { me: user },
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  return { chosen, server };
};

describe('content in the palette', () => {
  it.each(['coach', 'admin'] as const)(
    '%s finds content by title, with its kind and state, and opens it',
    async (who) => {
      const { chosen, server } = find(me(who), 'calm');
      const row = (await screen.findByText('Calm mornings')).closest('[role="option"]');
      expect(row?.textContent).toContain('Course, No published video');
      expect(screen.getByText('Broadcast message, Ended')).toBeTruthy();
      fireEvent.click(screen.getByText('Calm mornings'));
      expect(chosen).toMatchObject([{ to: `/dashboard/course?view=${IDS.child}` }]);
      expect(server.of('GET search/content').map(({ query }) => query)).toEqual([{ search: 'calm' }]);
    },
  );

  it.each([
    ['a family', me('parent'), 'calm'],
    ['acting staff', acting(), 'calm'],
    ['fewer letters than can be found', me('admin'), 'calm'.slice(0, FIND_MIN - 1)],
  ] as const)('nothing is requested for %s', async (_, user, text) => {
    const { server } = find(user, text);
    // Longer than the pause after typing.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await waitFor(() => expect(server.requests).toEqual([]));
  });
});
