import { describe, expect, it } from 'vitest';
import { IDLE_TIMEOUT_MS, IDLE_WARNING_MS } from '@amberway/contract/kernel/limits';
import { countdown, idlePhase } from './idle-clock.ts';

const START = 1_800_000_000_000;

describe('idle clock', () => {
  it('is over after one hour [B072 B129]', () => {
    expect(idlePhase(START + 3_600_000 - 1, START).kind).toBe('warning');
    expect(idlePhase(START + 3_600_000, START)).toEqual({ kind: 'over' });
  });

  it('warns for the last two minutes', () => {
    const warnAt = START + IDLE_TIMEOUT_MS - IDLE_WARNING_MS;
    expect(idlePhase(warnAt - 1, START)).toEqual({ kind: 'active' });
    expect(idlePhase(warnAt, START)).toEqual({ kind: 'warning', remaining: 120_000 });
  });

  it('is over at once after a sleep past the limit', () => {
    expect(idlePhase(START + 9 * 3_600_000, START)).toEqual({ kind: 'over' });
  });

  it('a clock that was set back does not end a session', () => {
    expect(idlePhase(START - 86_400_000, START)).toEqual({ kind: 'active' });
  });

  it('counts down in minutes and seconds', () => {
    expect([120_000, 119_500, 60_000, 59_001, 900].map(countdown)).toEqual(['2:00', '2:00', '1:00', '1:00', '0:01']);
  });
});
