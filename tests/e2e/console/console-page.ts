import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { STEP_MS } from '../../support/browser/browser.ts';
import type { Language } from '../support/texts.ts';

/** Page object of the console, in the browser of a member of staff who is signed in; finds elements by their texts on the screen. */
export class ConsolePage {
  /** Errors that the browser reported; a journey ends with none. */
  readonly browserErrors: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly site: string,
  ) {
    page.on('pageerror', (error) => this.browserErrors.push(error.message));
    page.on('console', (message) => {
      // Refusals (4xx) of calls are part of some journeys; the browser reports each as an error of its own.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.browserErrors.push(message.text());
      }
    });
  }

  /** @param token of a log-in; without one the console shows its log-in page. */
  static async open(browser: Browser, site: string, language: Language, token?: string): Promise<ConsolePage> {
    const localStorage = token ? [{ name: 'parde.console.signedIn', value: '1' }] : [];
    const context = await browser.newContext({
      viewport: { width: 1360, height: 900 },
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: new URL(site).origin, localStorage }] },
    });
    context.setDefaultTimeout(STEP_MS);
    await context.addCookies([{ name: 'lang', value: language, url: site }]);
    if (token) {
      const kept = { httpOnly: true, sameSite: 'Strict', domain: new URL(site).hostname, path: '/api' } as const;
      await context.addCookies([{ name: 'parde_console', value: token, ...kept }]);
    }
    return new ConsolePage(await context.newPage(), context, site);
  }

  close(): Promise<void> {
    return this.context.close();
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(`${this.site}/admin${path}`);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  async fill(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(value);
  }

  /** The dialog that is open, which has to be left by one of its buttons. */
  async confirm(button: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** A row of a table by words in it. */
  row(words: string): Locator {
    return this.page.getByRole('row').filter({ hasText: words }).first();
  }

  heading(words: string): Locator {
    return this.page.getByRole('heading', { name: words, exact: true });
  }
}
