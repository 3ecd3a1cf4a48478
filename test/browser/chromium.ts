import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

/** The Chromium of this machine: nobody downloads one. */
export const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
  .find((file) => existsSync(file));

/** What stands in for a missing browser: a failure where it is required, a printed line elsewhere. */
export const absent = (): boolean => {
  if (process.env['MEMPORT_REQUIRE'] === 'chromium')
    throw new Error('Chromium is required here and not installed: apt-get install chromium');
  return true;
};

export const started = (file: string): Promise<Browser> =>
  chromium.launch({
    executablePath: file,
    // As root it has no sandbox; what it does in the background would be requests that no page made.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export interface Opened {
  page: Page;
  /** Whatever a console said, every request but for the page itself, and every window that it opened. */
  heard: string[];
}

/** A page of a file, from a disk as its readers have it. */
export const opened = async (
  browser: Browser,
  file: string,
  { width = 1280, dark = false }: { width?: number; dark?: boolean } = {},
): Promise<Opened> => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light' });
  const heard: string[] = [];
  const url = `file://${file}`;
  page.on('console', (message) => heard.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => heard.push(`window: ${popup.url()}`));
  page.on('requestfinished', (request) => {
    if (request.url().split('#')[0] !== url) heard.push(`request: ${request.url()}`);
  });
  // Its own policy blocks a request before it leaves the page; any other end means that it was tried.
  page.on('requestfailed', (request) => {
    heard.push(`${request.failure()?.errorText === 'csp' ? 'blocked' : 'request'}: ${request.url()}`);
  });
  await page.goto(url);
  return { page, heard };
};
