import type { Text } from './page/finder.ts';
import type { Part } from './page/part.ts';
import type { Window } from './page/window.ts';

/** The first row of a list with this text, or the first of all; on a phone it is a card. */
export const rowOf = ({ page, isPhone }: Window, text?: Text): Part => {
  const rows = page.role('main').css(isPhone ? 'section > ul > li' : 'tbody > tr:has(th)');
  return (text === undefined ? rows : rows.has(text)).first;
};

/** What is done with one row: a button of its own, or in its menu where there is no room for all. */
export const act = async (window: Window, action: string, name: string) => {
  const { page } = window;
  const more = page.button(`More actions for ${name}`);
  const own = page.button(`${action} ${name}`);
  await rowOf(window, name).shows();
  if ((await own.state()).count > 0) return own.click();
  await more.click();
  return page.role('menuitem', action).click();
};
