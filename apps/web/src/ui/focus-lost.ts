const goOn = () => {
  if (document.activeElement && document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/**
 * What had the focus may be gone: the button of a deleted row, for instance. Then the reader goes on at the page's
 * heading; otherwise the next Tab would begin at the top of the document. An open drawer takes the focus to itself.
 */
export const focusLost = (): void => {
  // A dialog that closed, or a row that was deleted, leaves the document with the next drawing.
  requestAnimationFrame(() => requestAnimationFrame(goOn));
};
