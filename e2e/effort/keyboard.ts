import { expect, type Locator, type Page } from '../support/test.ts';
import { highlighted, isNative } from '../support/choose.ts';
import { effortReport } from './report.ts';

// A user without a mouse. The effort of a task is measured in actions: each Enter, Space or chord is one, as a click
// would be. Moving the focus and typing are free; the moves are counted separately.

/** A control that takes more moves than this counts as unreachable. */
const MAX_MOVES = 200;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const whereOf = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at ? `${at.tagName.toLowerCase()} “${at.ariaLabel ?? at.textContent?.trim().slice(0, 60)}”` : 'nothing';
  });

export const keyboardOf = (page: Page) => {
  let actions = 0;
  let moves = 0;

  const move = async (key: string) => {
    await page.keyboard.press(key);
    moves += 1;
  };
  const act = async (key: string) => {
    await page.keyboard.press(key);
    actions += 1;
  };
  /** Moves the focus from control to control until it is on the target. */
  const reach = async (target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab') => {
    await expect(target).toBeVisible();
    for (let step = 0; step <= MAX_MOVES; step += 1) {
      if (await isFocused(target)) return;
      await move(key);
    }
    throw new Error(
      `${key} does not reach ${target.toString()} in ${MAX_MOVES} steps; it is at ${await whereOf(page)}`,
    );
  };
  const type = (text: string) => page.keyboard.type(text);
  const offered = (name: string | RegExp) => highlighted(page).filter({ hasText: name });

  return {
    reach,
    move,
    type,
    /** Presses a button or follows a link. */
    press: async (target: Locator) => {
      await reach(target);
      await act('Enter');
    },
    /** Presses Enter on the focused control. */
    enter: () => act('Enter'),
    tick: async (box: Locator) => {
      await reach(box);
      await act('Space');
    },
    fill: async (field: Locator, text: string) => {
      await reach(field);
      await type(text);
    },
    /** Types into a select until it offers the entry, and moves on, which chooses it. */
    choose: async (field: Locator, text: string, entry: string | RegExp = text) => {
      await reach(field);
      await type(text);
      // A native select has taken it already.
      if (await isNative(field)) await expect(field.locator('option:checked')).toHaveText(entry);
      else await expect(offered(entry)).toBeVisible();
      await move('Tab');
    },
    offered,
    /** Uses the global search. */
    find: async (text: string, entry: string | RegExp) => {
      await act('Control+k');
      const search = page.getByRole('combobox', { name: 'Find anything' });
      await expect(search).toBeFocused();
      await type(text);
      const found = page.getByRole('option', { name: entry });
      await expect(found).toBeVisible();
      for (let step = 0; (await found.getAttribute('aria-selected')) !== 'true'; step += 1) {
        if (step > MAX_MOVES) throw new Error(`The arrow keys do not reach ${found.toString()}.`);
        await move('ArrowDown');
      }
      await act('Enter');
    },
    expectAtMost: (row: string, max: number) => effortReport(row, { actions, moves }, max),
  };
};
