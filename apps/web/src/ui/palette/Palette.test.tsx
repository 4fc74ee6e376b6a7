import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { shellTexts } from '@amberway/contract/shell/texts';
import { createStore, useStore } from '../../kernel/store.ts';
import { renderScreen } from '../testing/render.tsx';
import type { PaletteSource } from './items.ts';
import { Palette } from './Palette.tsx';

const screens: PaletteSource = {
  id: 'screens',
  heading: 'Go to',
  useItems: () => ({
    items: [
      { id: 'videos', label: 'Videos', icon: null, to: '/videos' },
      { id: 'blogs', label: 'Blogs', icon: null, to: '/blogs', keywords: ['articles'] },
    ],
  }),
};
const people: PaletteSource = {
  id: 'people',
  heading: 'Clients',
  useItems: (search) => ({
    searched: true,
    items: search === 'okafor' ? [{ id: '1', label: 'Mia', icon: null, to: '/mia' }] : [],
  }),
};
const onChoose = vi.fn();
const open = () => renderScreen(<Palette sources={[people, screens]} open onClose={() => {}} onChoose={onChoose} />);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('command palette', () => {
  it('filters while typing, also by other words, and Enter selects', async () => {
    open();
    expect(options()).toEqual(['Videos', 'Blogs']);
    await userEvent.type(screen.getByRole('combobox'), 'artic');
    expect(options()).toEqual(['Blogs']);
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ to: '/blogs' }));
  });

  it('moves with the arrow keys', async () => {
    open();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ to: '/blogs' }));
  });

  it('shows what the server found, even if the label does not match [B893]', async () => {
    open();
    await userEvent.type(screen.getByRole('combobox'), 'okafor');
    expect(options()).toEqual(['Mia']);
    expect(screen.queryByText(shellTexts.noResults)).toBeNull();
    await userEvent.type(screen.getByRole('combobox'), 'x');
    expect(options()).toEqual([]);
    expect(screen.getByText(shellTexts.noResults)).toBeTruthy();
  });

  it('selects the first of the results that come after the typing, so that Enter opens it', async () => {
    const found = createStore<readonly string[]>([]);
    const slow: PaletteSource = {
      id: 'slow',
      heading: 'Clients',
      useItems: () => ({
        searched: true,
        items: useStore(found).map((label) => ({ id: label, label, icon: null, to: `/${label}` })),
      }),
    };
    renderScreen(<Palette sources={[slow, screens]} open onClose={() => {}} onChoose={onChoose} />);
    await userEvent.type(screen.getByRole('combobox'), 'okafor');
    expect(options()).toEqual([]);
    act(() => found.set(['mia', 'tom']));
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('mia');
    // The selected one is gone: the next one takes its place.
    act(() => found.set(['tom']));
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('tom');
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ to: '/tom' }));
  });
});
