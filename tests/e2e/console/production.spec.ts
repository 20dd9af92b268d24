import { randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { pipeToCli } from '../../support/processes/cli.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { walkedSite } from '../support/walked-site.ts';
import type { ConsolePage } from './console-page.ts';
import { openConsoles } from './open-consoles.ts';

const PASSWORD = 'a quiet evening at the cinema';

const site = walkedSite(async (databaseUrl) => {
  const environment = {
    NODE_ENV: 'production',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    DATA_KEYS: `test:${randomBytes(32).toString('base64')}`,
    PUBLIC_URL: 'http://127.0.0.1',
    MAIL_URL: 'smtp://127.0.0.1:9',
  };
  const input = `boss@example.org\nboss\n${PASSWORD}\n`;
  const created = await pipeToCli(['create-admin'], input, { ...environment, DATABASE_URL: databaseUrl });
  expect(created).toMatchObject({ code: 0 });
  return environment;
});
const openConsole = openConsoles(site);

async function signIn(consolePage: ConsolePage, words: { login: string; password: string; submit: string }) {
  await consolePage.fill(words.login, 'boss');
  await consolePage.fill(words.password, PASSWORD);
  await consolePage.press(words.submit);
}

describe('the console of an admin in production', () => {
  it('asks for two-step verification before anything else, in one go, and then opens', async () => {
    const consolePage = await openConsole('en');
    const { page } = consolePage;
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    await consolePage.visit('/users');
    await signIn(consolePage, { login: 'Email or username', password: 'Password', submit: 'Log in' });
    await consolePage.heading('Set up two-step verification first').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    // Whatever address is opened, it is the same page, and nothing else is asked of the server.
    await consolePage.visit('/audit');
    await consolePage.heading('Set up two-step verification first').waitFor();
    expect(refused).toEqual([]);

    await consolePage.press('Switch on');
    await consolePage.fill('Your password', PASSWORD);
    await consolePage.press('Next');
    const secret = await page.locator('[data-secret]').getAttribute('data-secret');
    await consolePage.fill('Code from the app', new TOTP({ secret: secret ?? '' }).generate());
    await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
    await consolePage.heading('Your recovery codes').waitFor();
    // The way to a password manager and back: the codes are still there.
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/user/twoFactor/state'));
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    expect(await (await asked).json()).toMatchObject({ enabled: true });
    // The page has drawn what it was told.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.getByRole('dialog').locator('li').count()).toBe(10);
    await consolePage.confirm('I have saved them');
    await consolePage.heading('Audit log').waitFor();
    await page.getByText('Operator, by the command line').filter({ visible: true }).first().waitFor();
    await page.getByText('Account opened').first().waitFor();
    expect(refused).toEqual([]);

    await consolePage.visit('/account');
    await page.getByText('Administrators cannot do without it here.').waitFor();
    expect(await consolePage.button('Switch off').count()).toBe(0);
  }, 240_000);
});
