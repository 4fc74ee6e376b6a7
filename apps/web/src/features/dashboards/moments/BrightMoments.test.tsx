import { act, fireEvent, screen } from '@testing-library/react';
import confetti, { type Options } from 'canvas-confetti';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONFETTI_MS, CONFETTI_PIECES } from '@amberway/contract/dashboards/bright-moments';
import { setPreferences } from '../../../app/theme/preferences.ts';
import { closeSession, openSession } from '../../../kernel/sign-in/state.ts';
import { me } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { homeLabels } from '../labels.ts';
import { BrightMoments } from './BrightMoments.tsx';

const bursts: Options[] = [];
const reset = vi.fn<() => void>();
const show = async () => {
  openSession(me('parent'));
  serve({ 'GET draft/:kind/:key': () => null });
  renderScreen(<BrightMoments />, '/', { me: me('parent') });
  return (await screen.findAllByRole('button'))[0] as HTMLElement;
};
const fallen = async () => {
  await vi.waitFor(() => expect(bursts.length).toBeGreaterThan(0));
  return bursts.reduce((sum, { particleCount = 0 }) => sum + particleCount, 0);
};

beforeEach(() => {
  bursts.length = 0;
  reset.mockClear();
  const fire = (burst: Options = {}) => {
    bursts.push(burst);
    return null;
  };
  vi.spyOn(confetti, 'create').mockReturnValue(Object.assign(fire, { reset }));
  setPreferences({ calm: false });
});
afterEach(closeSession);

describe('celebration of a star', () => {
  it('the celebration has 120 pieces that are gone after five seconds [B408]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(await show());
    expect(await fallen()).toBe(CONFETTI_PIECES);
    await act(() => vi.advanceTimersByTimeAsync(CONFETTI_MS - 1_000));
    expect(document.querySelector('canvas')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(reset).toHaveBeenCalled();
    expect(document.querySelector('canvas')).toBeNull();
  });

  it('the celebration ends on Esc; removing a star is not celebrated', async () => {
    const star = await show();
    fireEvent.click(star);
    await fallen();
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(document.querySelector('canvas')).toBeNull();
    const before = bursts.length;
    fireEvent.click(star);
    expect(document.querySelector('canvas')).toBeNull();
    expect(bursts).toHaveLength(before);
  });

  it('the celebration is a static sentence in calm mode', async () => {
    setPreferences({ calm: true });
    fireEvent.click(await show());
    expect(screen.getByText(homeLabels.wellDone)).toBeTruthy();
    expect(document.querySelector('canvas')).toBeNull();
    expect(bursts).toHaveLength(0);
  });
});
