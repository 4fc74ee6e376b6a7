import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { place, renderScreen } from '../testing/render.tsx';
import { Button } from './Button.tsx';
import { Menu } from './Menu.tsx';

const chosen = vi.fn<(what: string) => void>();
const show = () => {
  renderScreen(
    <>
      <Menu
        items={[
          { key: 'who', heading: 'Mia Okafor' },
          { key: 'edit', label: 'Edit', onSelect: () => chosen('edit') },
          { key: 'export', label: 'Export', onSelect: () => chosen('export') },
          { key: 'off', label: 'Print', disabled: true, onSelect: () => chosen('print') },
          { key: 'line', separator: true },
          { key: 'there', label: 'Settings', to: '/settings' },
        ]}
      >
        <Button>Actions</Button>
      </Menu>
      <button type="button">After</button>
    </>,
  );
  const user = userEvent.setup();
  screen.getByText('Actions').focus();
  return user;
};
const opener = () => screen.getByRole('button', { name: 'Actions' });
const focused = () => document.activeElement?.textContent;

beforeEach(() => void chosen.mockReset());

describe('a menu button', () => {
  it('says that it has a menu and whether that is open', async () => {
    const user = show();
    expect(opener().getAttribute('aria-haspopup')).toBe('menu');
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    await user.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menu', { name: 'Actions' }).id).toBe(opener().getAttribute('aria-controls'));
  });

  it.each([
    ['{ArrowDown}', 'Edit'],
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
    ['{ArrowUp}', 'Settings'],
  ])('%s opens it on %s', async (key, item) => {
    const user = show();
    await user.keyboard(key);
    expect(focused()).toBe(item);
  });

  it.each([
    ['{ArrowDown}', 'Export'],
    ['{ArrowUp}', 'Settings'],
    ['{End}', 'Settings'],
    ['{End}{ArrowDown}', 'Edit'],
    ['{End}{Home}', 'Edit'],
    ['s', 'Settings'],
    ['e', 'Export'],
    ['ee', 'Edit'],
    ['x', 'Edit'],
  ])('%s moves from the first item to %s', async (keys, item) => {
    const user = show();
    await user.keyboard(`{ArrowDown}${keys}`);
    expect(focused()).toBe(item);
  });

  it('ArrowUp goes to the last item after a press on its heading', async () => {
    const user = show();
    await user.keyboard('{ArrowDown}');
    screen.getByRole('menu').focus();
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Settings');
  });

  it('Escape closes it and gives the focus back', async () => {
    const user = show();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('Tab closes it and goes on after the button', async () => {
    const user = show();
    await user.keyboard('{ArrowDown}{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('After');
  });

  it.each(['{Enter}', ' '])('%s runs the item once, after the focus is back', async (key) => {
    const user = show();
    chosen.mockImplementation(() => expect(document.activeElement).toBe(opener()));
    await user.keyboard(`{ArrowDown}${key}`);
    expect(chosen).toHaveBeenCalledExactlyOnceWith('edit');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('a disabled item can be reached and does nothing', async () => {
    const user = show();
    await user.keyboard('{ArrowDown}p{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Print' }).getAttribute('aria-disabled')).toBe('true');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('a link leads to its page', async () => {
    const user = show();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(place.path).toBe('/settings');
  });

  it('a press elsewhere closes it', async () => {
    const user = show();
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByText('After'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('After');
  });
});
