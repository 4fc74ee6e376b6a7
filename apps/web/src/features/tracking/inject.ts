import { decodeCode, readSnippet, type TrackingScript } from '@amberway/contract/tracking/snippet';

// Code that has started cannot be stopped: the document that runs it has to go.
let running = false;
export const isTrackingRunning = (): boolean => running;

const elementOf = (script: TrackingScript): HTMLScriptElement => {
  const element = document.createElement('script');
  element.dataset['tracking'] = '';
  if ('text' in script) element.textContent = script.text;
  else {
    element.src = script.src;
    element.async = script.async;
    element.defer = script.defer;
  }
  return element;
};

/** Puts the stored scripts into the page, once. Elements are made anew; nothing of the code becomes HTML. */
export const startTracking = (code: string): void => {
  const scripts = readSnippet(decodeCode(code) ?? '') ?? [];
  if (running || scripts.length === 0) return;
  running = true;
  document.head.append(...scripts.map(elementOf));
};

/** For tests: a document of its own for each of them. */
export const forgetTracking = (): void => {
  running = false;
  for (const element of document.querySelectorAll('script[data-tracking]')) element.remove();
};
