import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SaidTime } from './SaidTime.tsx';
import { me } from './testing/people.ts';
import { renderScreen } from './testing/render.tsx';

const NOON = new Date('2026-11-17T01:00:00Z'); // in Sydney
const AT = '2026-11-17T04:30:00Z';
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ now: NOON }));

describe('a said time', () => {
  it('a press shows the exact stamp, a press elsewhere hides it', async () => {
    renderScreen(<SaidTime at={AT} />, '/', { me: me('parent') });
    fireEvent.click(screen.getByRole('button', { name: 'Today 3:30 pm' }));
    await pass(200);
    expect(screen.getByRole('tooltip').textContent).toBe('17-Nov-2026 03:30 PM');
    fireEvent.mouseDown(document.body);
    await pass(200);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('inside a link it is text, with the stamp as its title', () => {
    renderScreen(<SaidTime at={AT} day plain />, '/', { me: me('parent') });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Today').closest('time')?.getAttribute('title')).toBe('17-Nov-2026 03:30 PM');
  });

  it('a sentence of its own is pressed as a whole', async () => {
    renderScreen(<SaidTime at="2026-11-10">Was due on Tue 10 Nov</SaidTime>, '/', { me: me('parent') });
    fireEvent.click(screen.getByRole('button', { name: 'Was due on Tue 10 Nov' }));
    await pass(200);
    expect(screen.getByRole('tooltip').textContent).toBe('10-Nov-2026');
  });

  it('becomes Yesterday on a page left open over midnight', async () => {
    renderScreen(<SaidTime at={AT} day />, '/', { me: me('parent') });
    await pass(13 * 60 * 60_000);
    expect(screen.getByRole('button', { name: 'Yesterday' })).toBeTruthy();
  });
});
