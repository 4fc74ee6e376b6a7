import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOVER_CARD_HIDE_MS } from '@amberway/contract/kernel/limits';
import { renderScreen } from '../testing/render.tsx';
import { HoverCard } from './HoverCard.tsx';

const shown = () => screen.queryByText('About Mia') !== null;
const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

afterEach(() => vi.useRealTimers());

describe('hover card', () => {
  it('stays 150 ms after the mouse has left [B622]', () => {
    expect(HOVER_CARD_HIDE_MS).toBe(150);
    vi.useFakeTimers();
    renderScreen(
      <HoverCard content="About Mia">
        <button type="button">Mia</button>
      </HoverCard>,
    );
    const name = screen.getByRole('button');
    fireEvent.pointerEnter(name);
    later(1000);
    expect(shown()).toBe(true);
    fireEvent.pointerLeave(name);
    later(HOVER_CARD_HIDE_MS - 1);
    expect(shown()).toBe(true);
    later(1);
    expect(shown()).toBe(false);
  });

  it('also opens on keyboard focus', () => {
    vi.useFakeTimers();
    renderScreen(
      <HoverCard content="About Mia">
        <button type="button">Mia</button>
      </HoverCard>,
    );
    act(() => screen.getByRole('button').focus());
    later(1000);
    expect(shown()).toBe(true);
  });
});
