import { expect, it } from 'vitest';
import { inSlots } from './slots.ts';

it('work beyond the slots waits, and work beyond the waiting limit is rejected with 503', async () => {
  const slots = inSlots(1, 2);
  const order: string[] = [];
  let finish = () => {};
  const first = slots(() => new Promise<void>((resolve) => (finish = resolve)));
  const waiting = ['second', 'third'].map((name) => slots(async () => void order.push(name)));
  await expect(slots(async () => 'fourth')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(order).toEqual([]);
  await Promise.resolve();
  finish();
  await Promise.all([first, ...waiting]);
  expect(order).toEqual(['second', 'third']);
  expect(await slots(async () => 'later')).toBe('later');
});

it('a slot is free again after an error', async () => {
  const slots = inSlots(1, 0);
  await expect(slots(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await slots(async () => 'next')).toBe('next');
});
