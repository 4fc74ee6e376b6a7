import { describe, expect, it } from 'vitest';
import { reactionTo } from './other-tabs.ts';

const mine = { owner: 'Customer:1', mark: 'a' };

describe('a change in another tab', () => {
  it('a sign-out ends the session here', () => {
    expect(reactionTo(mine, { owner: null, mark: null })).toBe('end');
    expect(reactionTo(mine, { owner: null, mark: 'a' })).toBe('end');
  });
  it('another identity, such as a customer view, makes this tab leave its page', () => {
    expect(reactionTo({ owner: 'BusinessUser:1', mark: 'a' }, { owner: 'BusinessAccesCustomer:2', mark: 'b' })).toBe(
      'leave',
    );
  });
  it('a sign-in reloads a signed-out tab', () => {
    expect(reactionTo(null, { owner: 'Customer:1', mark: 'a' })).toBe('reload');
  });
  it('a new sign-in of the same user reloads a tab that missed it, since its token is outdated', () => {
    expect(reactionTo(mine, { owner: 'Customer:1', mark: 'b' })).toBe('reload');
  });
  it('any other change has no effect', () => {
    expect(reactionTo(mine, mine)).toBe('nothing');
    expect(reactionTo(null, { owner: null, mark: null })).toBe('nothing');
  });
});
