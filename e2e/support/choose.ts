import { expect, type Locator, type Page } from 'playwright/test';

type Place = Page | Locator;

/** The open list of a combobox; the options of native selects are not in it. */
export const openList = (place: Place) => place.getByRole('listbox');

/** What the open list of a combobox offers. */
export const offered = (place: Place, name?: string | RegExp) =>
  openList(place).getByRole('option', name === undefined ? {} : { name, exact: true });

/** The option that Enter would take. */
export const highlighted = (place: Place) => openList(place).locator('[role="option"][data-highlighted]');

/** A short list without a search is the browser's own. */
export const isNative = (control: Locator) => control.evaluate(({ tagName }) => tagName === 'SELECT');

const controlIn = (form: Place, field: string | Locator) =>
  typeof field === 'string' ? form.getByLabel(field) : field;

/** Chooses an option by its name, in a native select or in a combobox. */
export const choose = async (form: Place, field: string | Locator, option: string) => {
  const control = controlIn(form, field);
  if (await isNative(control)) {
    await control.selectOption({ label: option });
    return;
  }
  await control.click();
  await offered(form, option).click();
  await expect(control).toHaveValue(option);
};

/** Chooses whatever comes first. */
export const chooseFirst = async (form: Place, field: string | Locator) => {
  const control = controlIn(form, field);
  if (await isNative(control)) {
    const first = control.locator('option:enabled').first();
    await control.selectOption({ label: (await first.textContent()) ?? '' });
    return;
  }
  await control.click();
  await offered(form).first().click();
};
