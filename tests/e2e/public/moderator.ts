import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { eventually } from '#platform/testing/eventually.ts';
import { STEP_MS } from '../../support/browser/browser.ts';
import type { Device } from '../support/reader.ts';
import type { Language } from '../support/texts.ts';

/** The console's texts are code, not data; these few are what a moderator presses. */
const WORDS = {
  fa: {
    login: /ایمیل/,
    password: /^گذرواژه/,
    submit: /^ورود/,
    approve: 'تأیید',
    refuse: 'رد',
    confirm: 'رد کردن',
  },
  en: {
    login: /Email/,
    password: /^Password/,
    submit: /^Log in/,
    approve: 'Approve',
    refuse: 'Refuse',
    confirm: 'Refuse',
  },
} as const;

/** A moderator at the console. */
export class Moderator {
  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly language: Language,
  ) {}

  static async open(browser: Browser, site: string, language: Language, device: Device): Promise<Moderator> {
    const context = await browser.newContext({
      viewport: { width: device.width, height: device.height },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(STEP_MS);
    await context.addCookies([{ name: 'lang', value: language, url: site }]);
    const moderator = new Moderator(await context.newPage(), context, language);
    await moderator.signIn(site);
    return moderator;
  }

  close(): Promise<void> {
    return this.context.close();
  }

  async approve(text: string): Promise<void> {
    const row = await this.rowOf(text);
    await row.getByRole('button', { name: WORDS[this.language].approve, exact: true }).click();
    await row.waitFor({ state: 'detached' });
  }

  async refuse(text: string): Promise<void> {
    const row = await this.rowOf(text);
    await row.getByRole('button', { name: WORDS[this.language].refuse, exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: WORDS[this.language].confirm, exact: true }).click();
    await row.waitFor({ state: 'detached' });
  }

  /** Processes apart have a comment in the queue a moment after it was taken; a page that was opened before is opened again. */
  private async rowOf(text: string): Promise<Locator> {
    const row = this.page.getByRole('listitem').filter({ hasText: text }).first();
    await eventually(async () => {
      if (!(await row.isVisible())) await this.page.reload();
      await row.waitFor({ timeout: 10_000 });
    }, STEP_MS);
    return row;
  }

  private async signIn(site: string): Promise<void> {
    const words = WORDS[this.language];
    await this.page.goto(`${site}/admin/comments`);
    await this.page.getByLabel(words.login).fill('moderator');
    await this.page.getByLabel(words.password).first().fill('parde-demo-1404');
    await this.page.getByRole('button', { name: words.submit }).click();
    await this.page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await this.page.goto(`${site}/admin/comments`);
  }
}
