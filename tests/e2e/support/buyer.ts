import type { Page } from 'playwright-core';
import { eventually } from '#platform/testing/eventually.ts';
import { get } from '../../support/api-client.ts';
import { PASSWORD, type Reader } from './reader.ts';

/** A button of the sandbox bank's page, and the fault it is to simulate. */
type BankChoice = { press: 'pay' | 'cancel' | 'time out' | 'decline'; fault?: string };

/** A reader who buys a plan. */
export class Buyer {
  readonly page: Page;
  readonly email: string;

  constructor(
    readonly reader: Reader,
    readonly username: string,
  ) {
    this.page = reader.page;
    this.email = `${username}@example.org`;
  }

  private text(key: string): string {
    return this.reader.text('premium', key);
  }

  /** Fills in the registration with a plan by days and sends it. Ends at the order. */
  async registerWithDays(): Promise<void> {
    const { reader } = this;
    await reader.visit('/register');
    await reader.fill('accounts', 'register.name', 'نیلوفر');
    await reader.fill('accounts', 'register.username', this.username);
    await reader.fill('accounts', 'register.email', this.email);
    await reader.fill('accounts', 'register.password', PASSWORD);
    await reader.fill('accounts', 'register.password_confirmation', PASSWORD);
    await this.choose(reader.text('accounts', 'plan.days'));
    await reader.press('accounts', 'register.submit.paid');
    await this.page.waitForURL('**/confirm-order');
  }

  /** Presses the card that says so; its radio button lies under it. */
  async choose(words: string): Promise<void> {
    await this.page.locator('label').filter({ hasText: words }).first().click();
  }

  /** What the order says is to be paid, in rials or tomans as the button says it. */
  async toPay(): Promise<string> {
    return (await this.payButton().textContent()) ?? '';
  }

  private payButton() {
    const [words] = this.text('order.pay').split('{{');
    return this.page.getByRole('button', { name: (words ?? '').trim() });
  }

  async payAtBank({ press, fault }: BankChoice): Promise<void> {
    await this.payButton().click();
    await this.page.waitForURL('**/bank/**');
    await this.looksAtBank();
    if (fault) await this.page.locator('#fault').selectOption(fault);
    await this.page.locator(`button[value="${press}"]`).click();
  }

  /** The bank's page fits the smallest phone, and its letters are of its own font. */
  private async looksAtBank(): Promise<void> {
    const { page, reader } = this;
    await reader.fitsSmallestPhone();
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    await eventually(async () => expect(await fonts()).toEqual(['Vazirmatn loaded']), 30_000);
  }

  /** Waits for the page of a payment to show how it ended. @returns the payment's reference. */
  async waitForOutcome(outcome: 'paid' | 'free' | 'failed' | 'waiting', timeout = 30_000): Promise<string> {
    await this.page.waitForURL('**/payment/**');
    await this.page.getByRole('heading', { name: this.text(`payment.${outcome}`), exact: true }).waitFor({ timeout });
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** The code of the newest mail that carries one. */
  async code(): Promise<string> {
    return eventually(async () => {
      const codes = (await this.mails()).map(({ code }) => code).filter(Boolean);
      expect(codes[0]).toMatch(/^\d{6}$/);
      return codes[0] as string;
    });
  }

  /** The path of the mailed link for a new password. */
  async recoveryLink(): Promise<string> {
    return eventually(async () => {
      const links = (await this.mails()).map(({ text }) => /\/change-password\/\S+/.exec(text)?.[0]).filter(Boolean);
      expect(links).toHaveLength(1);
      return links[0] as string;
    });
  }

  private async mails(): Promise<{ code: string | null; text: string }[]> {
    const { body } = await get(this.reader.site, `/dev/mailbox.json?to=${encodeURIComponent(this.email)}`);
    return body.deliveries;
  }
}
