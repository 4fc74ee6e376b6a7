import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import { IDS, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { SETTINGS } from '../../ui/testing/settings.ts';
import { BottomBar } from './BottomBar.tsx';
import { MoreSheet } from './MoreSheet.tsx';

const noop = () => {};
const showBar = (path: string, onMore = noop) => {
  serve({ 'GET settings': () => SETTINGS });
  renderScreen(<BottomBar onMore={onMore} moreOpen={false} />, path, { me: me('parent') });
  return within(screen.getByRole('navigation', { name: 'Main' }));
};

it('the bar has Home, Programme, Notes, Messages and More, and marks the page', () => {
  const onMore = vi.fn<() => void>();
  const bar = showBar(`${SCREENS.notes.path}?memberId=${IDS.sibling}`, onMore);
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Programme', 'Notes', 'Messages']);
  expect(bar.getByRole('link', { name: 'Notes' }).getAttribute('aria-current')).toBe('page');
  expect(bar.getByRole('link', { name: 'Programme' }).getAttribute('href')).toContain(`memberId=${IDS.sibling}`);
  fireEvent.click(bar.getByRole('button', { name: 'More' }));
  expect(onMore).toHaveBeenCalledOnce();
});

it('on a page of the sheet, More is marked', () => {
  const bar = showBar(SCREENS.diary.path);
  expect(bar.getByRole('button', { name: 'More' }).getAttribute('aria-current')).toBe('true');
});

it('the sheet has the other pages, the children and Help, and marks the page', () => {
  serve({ 'GET settings': () => SETTINGS });
  renderScreen(<MoreSheet onClose={noop} onFind={noop} />, SCREENS.diary.path, { me: me('parent') });
  const names = screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  expect(names.slice(0, 6)).toEqual([
    'Practise',
    'Library',
    'My Resources',
    'Uploaded Files',
    'Daily Diary',
    'Ideas for Home',
  ]);
  for (const name of ['My Favorites', 'Reports', 'Social Skill Assessment', 'Settings']) expect(names).toContain(name);
  expect(screen.getByRole('link', { name: 'Noor Stone', hidden: true })).toBeTruthy();
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Daily Diary');
});
