// The browser that the tests and the scripts beside them open, as tools/browser-tests.ts names it.
import { type Browser, chromium } from '@playwright/test';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

export const {
  PENUMBRA_CHROMIUM: browserPath,
  PENUMBRA_ADDRESS: address = '',
  PENUMBRA_SCRATCH: scratch = '',
} = process.env;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ args: FLAGS, ...(browserPath ? { executablePath: browserPath } : {}) });
