import { describe, expect, it } from 'vitest';
import { reactionTo } from './other-tabs.ts';

describe('what happened in another tab', () => {
  it('sign-out there ends the session here', () => {
    expect(reactionTo('Customer:1', { owner: null, token: null })).toBe('end');
    expect(reactionTo('Customer:1', { owner: 'Customer:1', token: null })).toBe('end');
  });
  it('another identity there, such as a customer view, reloads this tab', () => {
    expect(reactionTo('BusinessUser:1', { owner: 'BusinessAccesCustomer:2', token: 't' })).toBe('reload');
  });
  it('sign-in there reloads a signed-out tab', () => {
    expect(reactionTo(null, { owner: 'Customer:1', token: 't' })).toBe('reload');
  });
  it('a renewed token changes nothing', () => {
    expect(reactionTo('Customer:1', { owner: 'Customer:1', token: 't2' })).toBe('nothing');
    expect(reactionTo(null, { owner: null, token: null })).toBe('nothing');
  });
});
