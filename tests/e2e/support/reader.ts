/// <reference lib="dom" />

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { eventually } from '#platform/testing/eventually.ts';
import { get } from '../../support/api-client.ts';
import { STEP_MS } from '../../support/browser/browser.ts';
import { takenOver } from '../../support/processes/taken-over.ts';
import { type Language, textsOf } from './texts.ts';

export interface Device {
  name: 'phone' | 'desktop';
  width: number;
  height: number;
}

export const DEVICES: Device[] = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
];

const SMALLEST = { width: 320, height: 640 };

/** Page object of the site: what a reader does there, by the site's own texts. */
export class Reader {
  readonly text: (namespace: string, key: string) => string;
  /** Errors that the browser reported; a journey ends with none. */
  readonly browserErrors: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    readonly site: string,
    readonly language: Language,
  ) {
    this.text = textsOf(language);
    page.on('pageerror', (error) => this.browserErrors.push(error.message));
    page.on('console', (message) => {
      // Refusals (4xx) of calls are part of some journeys; the browser reports each as an error of its own.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.browserErrors.push(message.text());
      }
    });
  }

  static async open(browser: Browser, site: string, language: Language, device: Device): Promise<Reader> {
    const context = await browser.newContext({
      viewport: { width: device.width, height: device.height },
      hasTouch: device.name === 'phone',
      isMobile: device.name === 'phone',
      reducedMotion: 'reduce',
      // The journeys are about the pages; what the worker keeps has its own suite.
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(STEP_MS);
    await context.addCookies([{ name: 'lang', value: language, url: site }]);
    return new Reader(await context.newPage(), context, site, language);
  }

  close(): Promise<void> {
    return this.context.close();
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(`${this.site}${path}`);
    await this.page.locator('main h1, main h2').first().waitFor();
    await takenOver(this.page);
  }

  async press(namespace: string, key: string): Promise<void> {
    await this.page
      .getByRole('button', { name: this.text(namespace, key), exact: true })
      .first()
      .click();
  }

  async fill(namespace: string, key: string, value: string): Promise<void> {
    await this.page.getByLabel(this.text(namespace, key), { exact: true }).fill(value);
  }

  /** The page as the smallest phone shows it, which nothing sticks out of. */
  async fitsSmallestPhone(): Promise<void> {
    const usual = this.page.viewportSize()!;
    await this.page.setViewportSize(SMALLEST);
    const width = await this.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(SMALLEST.width);
    await this.page.setViewportSize(usual);
  }

  /** Waits for a toast. @returns what it lies over of what can be pressed to send a form, or was pressed last. */
  async coveredByToasts(): Promise<string[]> {
    await this.page.locator('[data-toasts] li').first().waitFor();
    return this.page.evaluate(() => {
      const toasts = [...document.querySelectorAll('[data-toasts] li')].map((toast) => toast.getBoundingClientRect());
      const used = [...document.querySelectorAll('button[type=submit], :is(a, button, input, select, textarea):focus')];
      const covered = used.filter((one) => {
        const box = one.getBoundingClientRect();
        return toasts.some(
          (toast) =>
            box.width > 0 &&
            toast.top < box.bottom &&
            box.top < toast.bottom &&
            toast.left < box.right &&
            box.left < toast.right,
        );
      });
      return covered.map((one) => one.textContent || one.tagName);
    });
  }

  /** The pictures that are on the screen, once each has loaded or failed. @returns those that show nothing. */
  async brokenPictures(): Promise<string[]> {
    return eventually(async () => {
      const states = await this.page.locator('img').evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => {
            const box = image.getBoundingClientRect();
            return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width > 0;
          })
          .map((image) => ({ src: image.currentSrc || image.src, done: image.complete, width: image.naturalWidth })),
      );
      expect(states.length).toBeGreaterThan(0);
      expect(states.filter((state) => !state.done)).toEqual([]);
      return states.filter((state) => state.width === 0).map((state) => state.src);
    }, 30_000);
  }

  /** Registers, takes the code out of the development mailbox, and is signed in by it. */
  async join(username: string): Promise<void> {
    const email = `${username}@example.org`;
    await this.visit('/register');
    await this.fill('accounts', 'register.name', 'نیلوفر');
    await this.fill('accounts', 'register.username', username);
    await this.fill('accounts', 'register.email', email);
    await this.fill('accounts', 'register.password', PASSWORD);
    await this.fill('accounts', 'register.password_confirmation', PASSWORD);
    await this.press('accounts', 'register.submit');
    await this.page.waitForURL('**/verify-account');
    await this.fill('accounts', 'verify.code', await this.codeFor(email));
    await this.page.waitForURL(`${this.site}/`);
  }

  /** The code that was sent to an address, out of the development mailbox. */
  codeFor(email: string): Promise<string> {
    return eventually(async () => {
      const { body } = await get(this.site, `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
      expect(body.deliveries[0]?.code).toMatch(/^\d{6}$/);
      return body.deliveries[0].code as string;
    });
  }

  async logIn(username: string, password = PASSWORD): Promise<void> {
    if (!this.page.url().endsWith('/login')) await this.visit('/login');
    await this.fill('accounts', 'login.login', username);
    await this.fill('accounts', 'password.label', password);
    await this.page
      .locator('form')
      .getByRole('button', { name: this.text('core', 'account.login'), exact: true })
      .click();
    await this.page.waitForURL((url) => !url.pathname.startsWith('/login'));
  }
}

export const PASSWORD = 'seven quiet lanterns';
