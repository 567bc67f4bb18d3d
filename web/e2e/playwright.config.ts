import { defineConfig } from '@playwright/test';
import { address, browserPath, FLAGS, scratch } from './support/browser.ts';

if (!address) throw new Error('Run the browser tests with "npm test -- web/e2e" or tools/browser-tests.ts.');

export default defineConfig({
  testDir: '.',
  outputDir: scratch,
  fullyParallel: true,
  workers: 2,
  // Two cores may be shared with much else; a whole game takes its time then.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: './reporter.ts',
  use: {
    baseURL: address,
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // Only the test of offline play wants it: every context would fetch the whole app first.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    trace: 'off',
    launchOptions: { args: FLAGS, ...(browserPath ? { executablePath: browserPath } : {}) },
  },
});
