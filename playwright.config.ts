import { defineConfig } from 'playwright/test';

const chromiumPath = process.env['CHROMIUM_PATH'];
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// Most journeys are the same at every width; those that are about a phone say so in their file's name.
const PHONE = /\.phone\.spec\.ts$/;
const BOTH = /smoke\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  // Journeys whose rules are proven below the browser as well are walked with E2E_ALL=1 only.
  ...(process.env['E2E_ALL'] !== '1' && { grepInvert: /@long/ }),
  // A journey that passes the second time is a defect to find: the summary names it as flaky. It does not hold up
  // everything else, since two browsers and a server on two cores sometimes starve each other.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Generous, since journeys share their cores with a server and two browsers; a healthy step takes milliseconds.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by the global setup; workers read this file after it.
    baseURL: process.env['E2E_BASE_URL'],
    // Requests must reach the routes that journeys set; those about the installed app ask for its worker.
    serviceWorkers: 'block',
    // Most journeys are about what happens, not how it moves; those about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // One step that hangs fails by itself instead of taking the whole journey's time.
    actionTimeout: 20_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(chromiumPath ? { executablePath: chromiumPath } : {}), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'desktop', testIgnore: PHONE, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: [PHONE, BOTH],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
