import { fireEvent } from '@testing-library/react';

/**
 * Presses the button of this name, the last one where there are several. Large forms are searched by role for seconds
 * in a pretended browser; by text it takes none.
 */
export const press = (name: string): void => {
  const named = [...document.querySelectorAll('button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
  );
  const button = named.at(-1);
  if (!button) throw new Error(`There is no button ‘${name}’`);
  fireEvent.click(button);
};
