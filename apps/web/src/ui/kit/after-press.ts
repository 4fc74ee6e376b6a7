let isPressed = false;
// Tests of modules run without a window.
const on = globalThis.window?.addEventListener.bind(window) ?? (() => {});
for (const [type, now] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const)
  on(type, () => (isPressed = now), true);

/**
 * Runs at once, or after the click of a press that is still held: a message that appears on blur would move the button
 * away under the pointer, and the click would miss it.
 */
export const afterPress = (run: () => unknown): void => {
  if (!isPressed) return void run();
  const release = new AbortController();
  for (const type of ['pointerup', 'pointercancel'])
    on(
      type,
      () => {
        release.abort();
        setTimeout(run);
      },
      { capture: true, signal: release.signal },
    );
};
