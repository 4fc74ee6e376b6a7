import { fireEvent } from '@testing-library/react';

/**
 * Clicks the button with this name, the last one if there are several. In a test DOM, searching a large form by role
 * takes seconds; by text it takes no time.
 */
export const press = (name: string): void => {
  const named = [...document.querySelectorAll('button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
  );
  const button = named.at(-1);
  if (!button) throw new Error(`There is no button ‘${name}’`);
  fireEvent.click(button);
};
