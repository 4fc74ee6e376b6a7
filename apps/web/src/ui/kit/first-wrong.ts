/** What can take the focus inside a field. */
export const CONTROLS = 'input:not([hidden]), select, textarea, button, [tabindex], [contenteditable="true"]';

/** Focuses the first field with a message, so that it can be corrected at once. */
export const focusFirstWrong = (place: ParentNode): void => {
  const wrong = place.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches(CONTROLS) ? wrong : wrong?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
};

/** The same once React shows what the current event has set. */
export const focusFirstWrongSoon = (place: ParentNode | null | undefined): void => {
  if (place) queueMicrotask(() => focusFirstWrong(place));
};
