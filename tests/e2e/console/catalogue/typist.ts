import type { Locator, Page } from 'playwright-core';

const KEYS_A_MINUTE = 250;
/** No screen has more to pass on the way to a field. */
const MAX_TABS = 60;

/** Somebody who never touches the mouse. */
export class Typist {
  private keys = 0;

  constructor(private readonly page: Page) {}

  /** How long all that was typed so far takes at 250 keys a minute, shifts and tabs among them. */
  get seconds(): number {
    return (this.keys / KEYS_A_MINUTE) * 60;
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.keys += key.split('+').length;
    await this.page.keyboard.press(key);
  }

  /** Presses Tab until this has the focus. @throws when it never does. */
  async tabTo(target: Locator): Promise<void> {
    await target.first().waitFor();
    for (let presses = 0; presses < MAX_TABS; presses++) {
      if (await target.first().evaluate((element) => element.contains(document.activeElement))) return;
      await this.press('Tab');
    }
    throw new Error(`Tab never comes to ${target}`);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.tabTo(this.page.getByLabel(label, { exact: true }));
    await this.type(text);
  }

  /** Types into the field until the list offers it, and takes the first of the list. */
  async choose(field: Locator, text: string, offered: string): Promise<void> {
    await this.tabTo(field);
    await this.type(text);
    await this.page.getByRole('option', { name: offered }).first().waitFor();
    await this.press('Enter');
  }

  /** Past the navigation, by the link that stands first on each page. */
  async skipToContent(words: string): Promise<void> {
    await this.tabTo(this.page.getByRole('link', { name: words, exact: true }));
    await this.press('Enter');
  }

  async activate(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Enter');
  }
}
