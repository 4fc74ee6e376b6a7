import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { renderScreen } from './testing/render.tsx';

const arlo = { firstName: 'Arlo', lastName: 'Rao', avatar: '/files/arlo.jpg' };

it('initials stand for a picture that fails to load, until the connection is back', () => {
  const { container } = renderScreen(<Avatar person={arlo} />);
  const picture = () => container.querySelector('img');
  fireEvent.error(picture() as HTMLImageElement);
  expect(picture()).toBeNull();
  expect(container.textContent).toBe('AR');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(picture()).toBeTruthy();
});
