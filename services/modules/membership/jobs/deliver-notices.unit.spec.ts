import { expiryMail } from './deliver-notices.ts';

const SITE = 'https://parde.example';
/** Half past midnight of the next day in Tehran. */
const END = new Date('2026-11-27T21:00:00Z');

describe('the mail before days end', () => {
  it('names the day and its hour by the clock of Tehran, as the site does, wherever the server stands', () => {
    expect(expiryMail('en', { name: 'Sara', end: END, site: SITE }).text).toContain('28 November 2026 at 00:30');
    expect(expiryMail('fa', { name: 'سارا', end: END, site: SITE }).text).toContain('۷ آذر ۱۴۰۵ ساعت ۰:۳۰');
  });

  it('leads to where they are extended', () => {
    for (const language of ['fa', 'en'] as const) {
      const { text, html } = expiryMail(language, { name: null, end: END, site: SITE });
      expect(text).toContain(`\n${SITE}/user/profile-page#premium\n`);
      expect(html).toContain(`<a href="${SITE}/user/profile-page#premium"`);
    }
  });
});
