import { expect, it, vi } from 'vitest';
import { type HeldWindow, repeatPresses } from './held-presses.ts';

it('what was pressed before the code had loaded is pressed again, once', () => {
  document.body.innerHTML = '<form><button type="button">Show</button></form>';
  const form = document.querySelector('form')!;
  const button = document.querySelector('button')!;
  const sent = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
  const clicked = vi.spyOn(button, 'click');
  (globalThis as HeldWindow).takePresses = () => new Set([button, form]);
  repeatPresses();
  repeatPresses();
  expect(sent).toHaveBeenCalledOnce();
  expect(clicked).toHaveBeenCalledOnce();
});
