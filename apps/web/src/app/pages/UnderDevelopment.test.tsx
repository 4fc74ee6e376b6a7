import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import { renderScreen } from '../../ui/testing/render.tsx';
import { UnderDevelopment } from './UnderDevelopment.tsx';

it('a page that is not built yet says so under its own title and links to home [B657 R073]', () => {
  renderScreen(<UnderDevelopment title="Garden" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Garden');
  expect(screen.getByText('Webpage is under development')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(SCREENS.home.path);
});
