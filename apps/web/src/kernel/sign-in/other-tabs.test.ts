import { describe, expect, it } from 'vitest';
import { reactionTo } from './other-tabs.ts';

const mine = { owner: 'Customer:1', mark: 'a' };

describe('what happened in another tab', () => {
  it('sign-out there ends the session here', () => {
    expect(reactionTo(mine, { owner: null, mark: null })).toBe('end');
    expect(reactionTo(mine, { owner: null, mark: 'a' })).toBe('end');
  });
  it('another identity there, such as a customer view, takes this tab away', () => {
    expect(reactionTo({ owner: 'BusinessUser:1', mark: 'a' }, { owner: 'BusinessAccesCustomer:2', mark: 'b' })).toBe(
      'leave',
    );
  });
  it('sign-in there reloads a signed-out tab', () => {
    expect(reactionTo(null, { owner: 'Customer:1', mark: 'a' })).toBe('reload');
  });
  it('the same person signing in anew reloads a tab that slept through it: its token is dead', () => {
    expect(reactionTo(mine, { owner: 'Customer:1', mark: 'b' })).toBe('reload');
  });
  it('anything else changes nothing', () => {
    expect(reactionTo(mine, mine)).toBe('nothing');
    expect(reactionTo(null, { owner: null, mark: null })).toBe('nothing');
  });
});
