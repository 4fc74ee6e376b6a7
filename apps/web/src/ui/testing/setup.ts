import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { clearCredentials } from '../../kernel/sign-in/credentials.ts';
import { clearMediaToken } from '../../kernel/sign-in/media-token.ts';
import { stay } from '../../kernel/sign-in/leaving.ts';

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

// Files share a document and its stores: each test leaves them as it found them.
const address = window.location.href;
afterEach(() => {
  cleanup();
  // In this order: a false clock may have been put over a stub.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearCredentials();
  clearMediaToken();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  stay();
  // A link that was pressed, a download too, has taken the document elsewhere.
  window.happyDOM.setURL(address);
});

// Some files tell React that they flush its work themselves; the next one may not. And a part of a screen that is still
// on its way when a file ends would never arrive, not even for the next one.
afterAll(async () => {
  await vi.dynamicImportSettled();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

// The library's components take their time without a browser, more so beside other tests.
configure({ asyncUtilTimeout: 10_000 });

// React notes the call stack of every element it makes, up to so many in a second; a sixth of the time went there.
// Here it takes that number as reached, and its warnings name the component without the way to it.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals) {
  const reached = { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', reached);
}
