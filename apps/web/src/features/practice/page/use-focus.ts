import { useEffect, useRef } from 'react';

/** The heading of a new view takes the focus, so that a screen reader says it and the keyboard goes on from there. */
export const useFocus = <T extends HTMLElement>() => {
  const ref = useRef<T>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
};
