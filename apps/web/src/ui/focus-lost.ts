const goOn = () => {
  if (document.activeElement && document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/**
 * The focused element may have been removed: the button of a deleted row, for instance. The focus then moves to the
 * page's heading; otherwise the next Tab would start at the top of the document. An open drawer takes the focus itself.
 */
export const focusLost = (): void => {
  // A closed dialog or deleted row is removed from the document with the next render.
  requestAnimationFrame(() => requestAnimationFrame(goOn));
};
