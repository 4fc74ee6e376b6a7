import { expect, it } from 'vitest';
import { mayUseMyTasks } from './actions.ts';
import { titleToSend } from './title.ts';

it('a title that is empty after trimming is ignored [B499]', () => {
  expect(['', '  ', '\n\t'].map(titleToSend)).toEqual([undefined, undefined, undefined]);
  expect(titleToSend(' Call ')).toBe('Call');
});

it('the buttons are disabled for a viewer whose role differs from the widget’s [B531]', () => {
  expect(mayUseMyTasks({ role: 'BusinessUser' }, 'BusinessUser')).toBe(true);
  expect(mayUseMyTasks({ role: 'Administrator' }, 'Administrator')).toBe(true);
  expect(mayUseMyTasks({ role: 'Administrator' }, 'BusinessUser')).toBe(false);
  expect(mayUseMyTasks({ role: 'BusinessUser' }, 'Administrator')).toBe(false);
  expect(mayUseMyTasks({ role: 'Customer' }, 'Customer')).toBe(false);
});
