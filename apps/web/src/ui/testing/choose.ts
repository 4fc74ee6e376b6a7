import { fireEvent, waitFor } from '@testing-library/react';

const isCalled = (option: Element, name: string | RegExp) => {
  const text = option.textContent?.trim() ?? '';
  return typeof name === 'string' ? text === name : name.test(text);
};

/** What a select offers: the browser's own at once, a combobox once its list is open. */
export const offered = (field: HTMLElement): HTMLElement[] => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].filter(({ hidden, disabled }) => !hidden && !disabled);
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
};

/** Chooses an option by its text, in the browser's own select or in a combobox. */
export const choose = async (field: HTMLElement, name: string | RegExp): Promise<void> => {
  if (field.matches(':disabled')) throw new Error('A disabled field offers nothing');
  if (!(field instanceof HTMLSelectElement) && field.getAttribute('aria-expanded') !== 'true') fireEvent.click(field);
  const option = await waitFor(() => {
    const found = offered(field).find((one) => isCalled(one, name));
    if (!found) throw new Error(`There is no option ‘${String(name)}’`);
    return found;
  });
  if (option instanceof HTMLOptionElement) fireEvent.change(field, { target: { value: option.value } });
  else fireEvent.click(option);
};
