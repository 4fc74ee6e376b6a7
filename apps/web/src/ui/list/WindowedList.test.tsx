import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { WindowedList } from './WindowedList.tsx';

const ROW = 40;
const rows = Array.from({ length: 5000 }, (_, n) => ({ id: `c-${n}`, name: `Client ${n}` }));
const show = (shown = rows) =>
  renderScreen(
    <WindowedList rows={shown} idOf={({ id }) => id} rowHeight={ROW} total={shown.length}>
      {({ name }) => <a href="/x">{name}</a>}
    </WindowedList>,
  );
const items = () => screen.getAllByRole('listitem');

/** Simulates scrolling so that this row is the first in view. */
const scrollTo = (row: number) => {
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: -row * ROW } as DOMRect);
  act(() => void fireEvent.scroll(window));
};

afterEach(() => vi.restoreAllMocks());

describe('a long list', () => {
  it('of 5,000 rows renders only those near the viewport, in their places', () => {
    show();
    expect(items().length).toBeLessThan(100);
    scrollTo(3000);
    expect(items().length).toBeLessThan(100);
    expect(screen.getByText('Client 3000')).toBeTruthy();
    expect(screen.queryByText('Client 0')).toBeNull();
    const first = items()[0]!;
    const before = Number(first.dataset['index']);
    const list = screen.getByRole('list');
    expect(list.style.paddingTop).toBe(`${before * ROW}px`);
    const after = rows.length - before - items().length;
    expect(list.style.paddingBottom).toBe(`${after * ROW}px`);
  });

  it('sets the index and the number of rows on each row', () => {
    show();
    scrollTo(2000);
    const row = screen.getByText('Client 2000').closest('li');
    expect([row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')]).toEqual(['2001', '5000']);
  });

  it('keeps a focused row while it is scrolled out of view', () => {
    show();
    const link = screen.getByText('Client 3');
    link.focus();
    scrollTo(120);
    expect(document.activeElement).toBe(link);
    expect(link.isConnected).toBe(true);
  });

  it('shows the remaining rows when a search shortens it far above the scroll position', () => {
    const { unmount } = show();
    scrollTo(4000);
    unmount();
    show(rows.slice(0, 3));
    expect(items()).toHaveLength(3);
  });
});
