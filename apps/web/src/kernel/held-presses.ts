// A sign-in page comes as HTML and can be used before its code has loaded. The first script (app/first-script.ts) holds
// what is pressed until then; nothing typed is sent by the browser itself, which would put a password into a URL.

export type HeldWindow = typeof globalThis & { takePresses?: () => Iterable<HTMLElement> };

/** The forms and buttons that were pressed; from then on the page handles presses itself. */
export const takePresses = (): HTMLElement[] => {
  const page = globalThis as HeldWindow;
  const presses = [...(page.takePresses?.() ?? [])];
  delete page.takePresses;
  return presses;
};

export const repeatPresses = (): void => {
  for (const pressed of takePresses()) {
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  }
};
