import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Menu } from './Menu.tsx';
import { Popover } from './Popover.tsx';

const METHODS = ['showPopover', 'hidePopover'] as const;

const Share = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen} label="Share" content={<Button>Copy link</Button>}>
      <Button>Share</Button>
    </Popover>
  );
};
const More = ({ onSelect = () => {} }: { onSelect?: () => void }) => (
  <Menu items={[{ key: 'edit', label: 'Edit', onSelect }]}>
    <Button>More</Button>
  </Menu>
);
const button = (name: string) => screen.getByRole('button', { name });

describe('in a browser without popovers', () => {
  const before = METHODS.map((name) => Object.getOwnPropertyDescriptor(HTMLElement.prototype, name) ?? {});
  beforeEach(() => {
    for (const name of METHODS) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  afterEach(() => {
    for (const [at, name] of METHODS.entries()) Object.defineProperty(HTMLElement.prototype, name, before[at] ?? {});
  });

  it('a menu opens at the end of the page, takes its choice and goes', async () => {
    const chosen: string[] = [];
    const { container } = renderScreen(<More onSelect={() => chosen.push('edit')} />);
    const user = userEvent.setup();
    await user.click(button('More'));
    const menu = screen.getByRole('menu');
    expect(menu.parentElement).toBe(document.body);
    expect(container.contains(menu)).toBe(false);
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(chosen).toEqual(['edit']);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button('More'));
  });

  it('a popover opens in the topmost dialog, and Escape closes it alone', async () => {
    const closed: string[] = [];
    renderScreen(
      <Dialog open title="Skill" onClose={() => closed.push('dialog')}>
        <Share />
      </Dialog>,
    );
    const user = userEvent.setup();
    await user.click(button('Share'));
    const popover = screen.getByRole('dialog', { name: 'Share' });
    expect(popover.parentElement).toBe(screen.getByRole('dialog', { name: 'Skill' }));
    button('Copy link').focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Share' })).toBeNull();
    expect(closed).toEqual([]);
    expect(document.activeElement).toBe(button('Share'));
  });

  it('a press inside leaves it open, a press elsewhere closes it', async () => {
    renderScreen(
      <>
        <Share />
        <p>Elsewhere</p>
      </>,
    );
    const user = userEvent.setup();
    await user.click(button('Share'));
    await user.click(button('Copy link'));
    expect(screen.queryByRole('dialog', { name: 'Share' })).not.toBeNull();
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('dialog', { name: 'Share' })).toBeNull();
  });
});

it('where there are popovers, one stays in its place', async () => {
  const { container } = renderScreen(<More />);
  await userEvent.setup().click(button('More'));
  expect(container.contains(screen.getByRole('menu'))).toBe(true);
});
