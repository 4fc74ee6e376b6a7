import { act, screen } from '@testing-library/react';
import { useRoutes } from '../kernel/router.ts';
import { expect, it } from 'vitest';
import { place, renderScreen } from '../ui/testing/render.tsx';
import { FocusHeading } from './FocusHeading.tsx';
import { NoAccess } from './pages/NoAccess.tsx';

const Pages = () =>
  useRoutes([
    { path: '/', element: <button type="button">Begin</button> },
    {
      path: '/form',
      element: (
        <main>
          <h1>Form</h1>
          <input aria-label="Name" autoFocus />
          <FocusHeading />
        </main>
      ),
    },
    {
      path: '/refused',
      element: (
        <main>
          <NoAccess />
        </main>
      ),
    },
  ]);

const open = (path: string) => {
  renderScreen(<Pages />);
  act(() => place.go(path));
};

it('a page without access moves the focus to its heading', () => {
  open('/refused');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('a field with autoFocus keeps the focus', () => {
  open('/form');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
