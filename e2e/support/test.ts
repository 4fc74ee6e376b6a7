import { test as base, type BrowserContext, expect } from 'playwright/test';

export * from 'playwright/test';

const isViolation = (text: string) => /Content Security Policy/i.test(text);

/** A journey fails if any of its pages did what the Content-Security-Policy blocks: browsers only log it. */
export const test = base.extend<{ policyHolds: void }>({
  policyHolds: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const watch = (context: BrowserContext) =>
        context.on('console', (message) => {
          if (isViolation(message.text())) violations.push(message.text());
        });
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      expect(violations, 'what the Content-Security-Policy blocked').toEqual([]);
    },
    { auto: true },
  ],
});
