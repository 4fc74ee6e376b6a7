import { expect, type Locator, type Page } from '../support/test.ts';
import { effortReport } from './report.ts';

// A user with a finger. Each tap that does something is an action; a tap into a field only to type there is a move, as
// Tab is for a keyboard.

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

export const touchOf = (page: Page) => {
  let actions = 0;
  let moves = 0;
  const act = async (target: Locator) => {
    await target.tap();
    actions += 1;
  };
  return {
    press: act,
    tick: act,
    fill: async (field: Locator, text: string) => {
      await expect(field).toBeVisible();
      if (!(await isFocused(field))) {
        await field.tap();
        moves += 1;
      }
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    },
    expectAtMost: (row: string, max: number) => effortReport(`${row}, by touch`, { actions, moves }, max),
  };
};
