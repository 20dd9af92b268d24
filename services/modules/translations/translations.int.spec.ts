import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { BuiltInTexts } from './contract/built-in-texts.port.ts';
import { translationApproved } from './contract/translations.events.ts';
import type { ConsoleTranslation } from './queries/list-console-translations/list-console-translations.schema.ts';
import { TranslationsProjectorModule } from './translations.projector.module.ts';
import { TranslationsReadModule } from './translations.read.module.ts';
import { TranslationsWriteModule } from './translations.write.module.ts';

interface Translation {
  key: string;
  value: string;
  type: number;
}

let test: TestApp;
let moderator: string;

beforeAll(async () => {
  test = await startTestApp({
    modules: [ThrottlingModule, TranslationsWriteModule, TranslationsReadModule, TranslationsProjectorModule],
    environment: { THROTTLING: '1' },
  });
  moderator = test.signIn({ userId: 9, role: 'moderator' });
});
afterAll(() => test.close());

const translations = async (lang: string): Promise<Translation[]> =>
  (await test.get(`/api/getTranslations?lang=${lang}`)).body.translations;
const list = async (filter: object): Promise<ConsoleTranslation[]> =>
  (
    await test.get(`/api/console/translations?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
      authorization: `Bearer ${moderator}`,
    })
  ).body;
const save = (body: object) => test.post('/api/console/translations/save', { ...body, token: moderator });
const report = (keys: unknown) => test.post('/api/setTranslations', { keys });

describe('getTranslations', () => {
  it('names the countries in both languages, as type 9', async () => {
    const find = async (lang: string) => (await translations(lang)).find(({ key }) => key === 'country.IR');
    expect(await find('fa')).toEqual({ key: 'country.IR', value: 'ایران', type: 9 });
    expect(await find('en')).toEqual({ key: 'country.IR', value: 'Iran', type: 9 });
    expect(await translations('en')).toContainEqual({ key: 'country.HK', value: 'Hong Kong', type: 9 });
    expect((await translations('fa')).filter(({ type }) => type === 9).length).toBe(250);
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
    const persian = (await translations('fa')).find(({ key }) => key === 'Please check yor enteri');
    expect(persian?.value).toMatch(/\p{Script=Arabic}/u);
  });
});

it('what was saved for one part of a sentence that all parts say alike by now counts no more', async () => {
  const saved = (key: string) => translationApproved({ lang: 'en', key, value: `${key}, changed`, type: 2 });
  const keys = ['library:Deleted successfully', 'Deleted successfully', 'core:Deleted successfully'];
  for (const [index, key] of keys.entries()) {
    await appendAsCommand(test.app, `translation-former-${index}`, 1, [saved(key)]);
  }
  await eventually(async () => {
    const rows = await test.database.rows('select from read.translation where key = any($1)', [keys]);
    expect(rows).toHaveLength(3);
  });
  const found = (await translations('en')).filter(({ key }) => key.endsWith('Deleted successfully'));
  expect(found).toEqual([{ key: 'Deleted successfully', value: 'Deleted successfully, changed', type: 2 }]);
});

describe('the texts of the front ends', () => {
  it('are all answered, each once and with its type', async () => {
    const { all } = test.app.get(BuiltInTexts);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const persian = await translations('fa');
    expect(new Set(persian.map(({ key }) => key)).size).toBe(persian.length);
    const typeOf = (key: string) => persian.find((text) => text.key === key)?.type;
    expect(['nav.home', 'Please Login First', 'parde.articles.reviews', 'country.IR'].map(typeOf)).toEqual([
      1, 2, 3, 9,
    ]);
    for (const type of [1, 2, 3]) expect(persian.filter((text) => text.type === type).length).toBeGreaterThan(50);
  });

  it('are changed without a deploy, and put back, by the staff', async () => {
    const [home] = await list({ q: 'nav.home' });
    expect(home).toMatchObject({
      key: 'nav.home',
      built_in: { fa: 'خانه' },
      changed: { fa: null, en: null },
      version: 0,
    });
    const { id } = home as ConsoleTranslation;
    const saved = await save({ id, version: 0, fa: 'سرای پرده', en: '' });
    expect(saved.body).toEqual({ status: 1, id, version: 1 });
    const homeText = async (query: string) =>
      (await test.get(`/api/getTranslations?lang=fa${query}`)).body.translations.find(
        ({ key }: Translation) => key === 'nav.home',
      )?.value;
    await eventually(async () => {
      expect([await homeText(''), await homeText('&changed=true')]).toEqual(['سرای پرده', 'سرای پرده']);
      expect((await list({ state: 'changed' })).map(({ key }) => key)).toContain('nav.home');
    });
    expect(await save({ id, version: 0, fa: 'کسی دیگر' })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict' },
    });
    expect((await save({ id, version: 1, fa: null })).body.version).toBe(2);
    await eventually(async () => {
      expect([await homeText(''), await homeText('&changed=true')]).toEqual(['خانه', undefined]);
      expect((await list({ q: 'nav.home' }))[0]).toMatchObject({ version: 2, changed: { fa: null, en: null } });
    });
  });

  it('keep what is put into them', async () => {
    const [page] = await list({ q: 'pagination.page' });
    const refused = await save({ id: page?.id, version: 0, fa: 'صفحه' });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'other_placeholders', errors: { fa: ['What stands in brackets must stay as it is'] } },
    });
    expect((await save({ id: 1, version: 0, fa: 'هیچ' })).body.code).toBe('unknown_translation');
  });

  it('are not missing where the server says them in Persian', async () => {
    const [call] = await list({ type: 2, q: 'درخواست تماس' });
    expect(call).toMatchObject({ built_in: { fa: null, en: expect.any(String) }, missing: false });
    expect(await list({ type: 2, state: 'missing' })).toEqual([]);
  });

  it('are for the staff alone to change', async () => {
    const token = test.signIn({ userId: 3, role: 'viewer' });
    expect((await test.post('/api/console/translations/save', { id: 1, version: 0, token })).status).toBe(403);
  });
});

describe('setTranslations', () => {
  it('queues keys of the site for review, counts repetitions, and says what is none of its texts', async () => {
    expect((await report(['nav.home', 'nav.home', 'A new text'])).body).toEqual({
      status: 1,
      messages: ['There is no such text: A new text'],
    });
    expect((await report(['nav.home'])).body).toEqual({ status: 1, messages: [] });
    const queue = await test.database.rows('select key, reports from write.missing_translation order by key');
    expect(queue).toEqual([{ key: 'nav.home', reports: 2 }]);
    await eventually(async () => {
      expect((await list({ state: 'missing', q: 'nav.home' })).map(({ key }) => key)).toEqual(['nav.home']);
    });
    const work = test.app.get(WaitingWorkRegistry, { strict: false });
    const [text] = await list({ q: 'nav.home' });
    const waiting = { id: text!.id, since: expect.any(String), text: 'nav.home', by: null };
    expect(await work.oldest('translations', 1)).toEqual([waiting]);
    expect((await work.of('moderator'))['translations']).toEqual({ count: 1, oldest_at: expect.any(String) });
    await save({ id: text!.id, version: text!.version, fa: 'خانهٔ ما' });
    await eventually(async () => expect(await work.oldest('translations', 1)).toEqual([]));
  });

  it('are settled where the staff says that the text is fine as it is, and do not come back', async () => {
    await report(['nav.movies', 'nav.series']);
    const [movies] = await eventually(async () => {
      const found = await list({ state: 'missing', q: 'nav.movies' });
      expect(found).toMatchObject([{ doubted: true, missing: true }]);
      return found;
    });
    const dismiss = (id: number) => test.post('/api/console/translations/dismiss', { id, token: moderator });
    const answers = await Promise.all([dismiss(movies!.id), dismiss(movies!.id)]);
    expect(answers.map(({ body }) => body)).toEqual([{ status: 1 }, { status: 1 }]);
    await report(['nav.movies']);
    await eventually(async () => {
      expect(await list({ state: 'missing', q: 'nav.movies' })).toEqual([]);
      expect(await list({ state: 'missing', q: 'nav.series' })).toMatchObject([{ doubted: true }]);
    });
    const told = await test.database.rows(
      "select data ->> 'textId' as text from write.event_log where type = 'missing-translation.dismissed.v1'",
    );
    expect(told).toEqual([{ text: String(movies!.id) }]);
    expect((await dismiss(1)).body.code).toBe('unknown_translation');
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
