import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Isolating each page in a process protects against untrusted pages, which tests do not open.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=2',
  '--disable-features=SpareRendererForSitePerProcess,BackForwardCache',
];

/** The longest wait for one step of a page: two sites, their browsers and a broker may share two cores. */
export const STEP_MS = 60_000;

/** Chromium from CHROMIUM_PATH, else installed on the system, else the one in the npm package (whose own flags put all into one process: it ends with the first context). */
export async function startBrowser(): Promise<Browser> {
  const installed = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((file) => existsSync(file));
  return chromium.launch({ executablePath: installed ?? (await packagedBrowser()), args: FLAGS });
}

async function packagedBrowser(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
