import { test as base, type BrowserContext, type ConsoleMessage, expect } from 'playwright/test';

export * from 'playwright/test';

// An administrator's tracking code has a policy of its own and is blocked on purpose.
const isViolation = (message: ConsoleMessage) =>
  /Content Security Policy/i.test(message.text()) && !message.location().url.includes('/tracking/');

/** Chromium logs nothing where a script catches the error, as zod does around `new Function`; other browsers do. */
const logViolations = () => {
  if (!location.pathname.startsWith('/tracking/'))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      // oxlint-disable-next-line no-console -- what the browser itself would log
      console.error(`Content Security Policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`),
    );
};

/** A journey fails if any of its pages did what the Content-Security-Policy blocks: browsers only log it. */
export const test = base.extend<{ policyHolds: void }>({
  policyHolds: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const watch = (context: BrowserContext) => {
        // A context that is closed at once has no pages.
        context.addInitScript(logViolations).catch(() => {});
        context.on('console', (message) => {
          if (isViolation(message)) violations.push(message.text());
        });
      };
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      expect(violations, 'what the Content-Security-Policy blocked').toEqual([]);
    },
    { auto: true },
  ],
});
