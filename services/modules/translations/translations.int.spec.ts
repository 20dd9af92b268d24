import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { translationApproved } from './contract/translations.events.ts';
import { TranslationsProjectorModule } from './translations.projector.module.ts';
import { TranslationsReadModule } from './translations.read.module.ts';
import { TranslationsWriteModule } from './translations.write.module.ts';

interface Translation {
  key: string;
  value: string;
  type: number;
}

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    modules: [ThrottlingModule, TranslationsWriteModule, TranslationsReadModule, TranslationsProjectorModule],
    environment: { THROTTLING: '1' },
  });
});
afterAll(() => test.close());

const translations = async (lang: string): Promise<Translation[]> =>
  (await test.get(`/api/getTranslations?lang=${lang}`)).body.translations;
const report = (keys: unknown) => test.post('/api/setTranslations', { keys });

describe('getTranslations', () => {
  it('names the countries in both languages, as type 9', async () => {
    const find = async (lang: string) => (await translations(lang)).find(({ key }) => key === 'country.IR');
    expect(await find('fa')).toEqual({ key: 'country.IR', value: 'ایران', type: 9 });
    expect(await find('en')).toEqual({ key: 'country.IR', value: 'Iran', type: 9 });
    expect((await translations('fa')).length).toBe(250);
  });

  it('is not sent again to whoever has it', async () => {
    const first = await test.get('/api/getTranslations?lang=fa');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=/);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await test.app.inject({ url: '/api/getTranslations?lang=fa', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('shows a reviewed text, in its language, in the place of the built-in one', async () => {
    const before = (await test.get('/api/getTranslations?lang=en')).headers.etag;
    const texts = [
      { lang: 'en' as const, key: 'country.CZ', value: 'Czech Republic', type: 9 },
      { lang: 'en' as const, key: 'Please check yor enteri', value: 'Please check your entries', type: 1 },
    ];
    for (const [index, text] of texts.entries()) {
      await appendAsCommand(test.app, `translation-en-${index}`, 1, [translationApproved(text)]);
    }
    await eventually(async () => {
      const english = await translations('en');
      expect(english.filter(({ key }) => key === 'country.CZ')).toEqual([
        { key: 'country.CZ', value: 'Czech Republic', type: 9 },
      ]);
      expect(english).toContainEqual({ key: 'Please check yor enteri', value: 'Please check your entries', type: 1 });
    });
    expect((await test.get('/api/getTranslations?lang=en')).headers.etag).not.toBe(before);
    expect((await translations('fa')).map(({ key }) => key)).not.toContain('Please check yor enteri');
  });
});

describe('setTranslations', () => {
  it('queues keys for review, counts repetitions, and shows nothing', async () => {
    expect((await report(['A new text', 'A new text', 'متن تازه'])).body).toEqual({ status: 1, messages: [] });
    await report(['A new text']);
    const queue = await test.database.rows('select key, reports from write.missing_translation order by key');
    expect(queue).toEqual([
      { key: 'A new text', reports: 2 },
      { key: 'متن تازه', reports: 1 },
    ]);
    expect((await translations('fa')).map(({ key }) => key)).not.toContain('A new text');
  });

  it.each([
    [[]],
    [['<script>alert(1)</script>']],
    [['see https://example.com']],
    [['two\nlines']],
    [['12345']],
    [['x'.repeat(201)]],
    [Array.from({ length: 51 }, (_, index) => `text ${index}`)],
    ['not a list'],
  ])('takes only what looks like texts of the site: not %j', async (keys) => {
    expect((await report(keys)).body.code).toBe('invalid_request');
  });

  it('asks a page that reports without end to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => report(['A busy page'])));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
