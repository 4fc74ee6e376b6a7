import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS, SEARCH_TEXT_MAX } from '@amberway/contract/kernel/limits';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const search = vi.fn<(text: string) => void>();
const at = (value: string) => <SearchBox value={value} onSearch={search} placeholder="Find" />;
const box = () => screen.getByLabelText<HTMLInputElement>('Find');
const type = (value: string) => fireEvent.change(box(), { target: { value } });

it('the search field accepts at most the server’s maximum length', () => {
  render(at(''));
  type('x'.repeat(150));
  expect(box().value).toHaveLength(SEARCH_TEXT_MAX);
  expect(box().maxLength).toBe(SEARCH_TEXT_MAX);
});

it('the search field keeps what is typed while its own search is pending, and follows other changes', () => {
  const { rerender } = render(at(''));
  type('an');
  act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS));
  expect(search).toHaveBeenLastCalledWith('an');
  type('ann');
  rerender(at('an'));
  expect(box().value).toBe('ann');
  act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS));
  expect(search).toHaveBeenLastCalledWith('ann');
  rerender(at('ann'));
  rerender(at(''));
  expect(box().value).toBe('');
});

it('is cleared by its button, which searches at once and returns the focus', () => {
  render(at('ann'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search).toHaveBeenLastCalledWith('');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('button')).toBeNull();
});
