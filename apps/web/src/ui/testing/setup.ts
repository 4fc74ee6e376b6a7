import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { clearCredentials } from '../../kernel/sign-in/credentials.ts';
import { clearMediaToken } from '../../kernel/sign-in/media-token.ts';
import { serverTime } from '../../kernel/server-time.ts';
import { clearPublicSettings } from '../../kernel/settings.ts';
import { closeQuestions } from '../kit/confirm.tsx';
import { dismissAllToasts } from '../kit/toast.tsx';
import { stay } from '../../kernel/sign-in/leaving.ts';

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

// Test files share a document and its storage: each test leaves them as it found them.
const url = window.location.href;
afterEach(() => {
  cleanup();
  // In this order: fake timers may have been installed over a stub.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearCredentials();
  clearMediaToken();
  clearPublicSettings();
  serverTime.aheadMs = null;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  stay();
  closeQuestions();
  dismissAllToasts();
  // A clicked link, including a download, has changed the document's URL.
  window.happyDOM.setURL(url);
});

// Some files set IS_REACT_ACT_ENVIRONMENT; the next one may not. And a dynamic import that is still pending
// when a file ends would never resolve, not even for the next one.
afterAll(async () => {
  await vi.dynamicImportSettled();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

// Screens are slow beside other tests, and some machines are three times as slow as others.
configure({ asyncUtilTimeout: 30_000 });

// React records the call stack of every element it creates, up to a limit per second; that took a sixth of the time.
// Here the limit counts as reached, and its warnings name the component without the owner stack.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals) {
  const reached = { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', reached);
}

// The pretended browser has no top layer: shown is what React renders.
if (!('showPopover' in HTMLElement.prototype))
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
// Nor does it know that nothing inside a closed dialog takes the focus, as React's `autoFocus` tries on mounting.
// oxlint-disable-next-line typescript/unbound-method -- called on its element below
const { focus } = HTMLElement.prototype;
// Files share the document: it is replaced once.
if (focus.name !== 'focusShown')
  HTMLElement.prototype.focus = function focusShown(options) {
    if (!this.closest('dialog:not([open])')) focus.call(this, options);
  };

// It has no layout either: what waits to come near the view counts as near, and the end of a list as out of view.
window.IntersectionObserver = class extends window.IntersectionObserver {
  readonly #margin: string;
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    super(seen, options);
    this.#seen = seen;
    this.#margin = options.rootMargin ?? '';
  }
  override observe(target: Element) {
    if (this.#margin) this.#seen([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  }
};
