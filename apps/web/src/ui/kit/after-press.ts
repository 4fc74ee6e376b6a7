let isPressed = false;
for (const [type, now] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const)
  addEventListener(type, () => (isPressed = now), true);

/**
 * Runs at once, or after the click of a press that is still held: a message that appears on blur would move the button
 * away under the pointer, and the click would miss it.
 */
export const afterPress = (run: () => void): void => {
  if (!isPressed) return run();
  const release = new AbortController();
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(
      type,
      () => {
        release.abort();
        setTimeout(run);
      },
      { capture: true, signal: release.signal },
    );
};
