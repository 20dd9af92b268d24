import { api } from '../../lib/api/client.ts';
import { withOverrides } from '../../lib/i18n/overrides.ts';
import { SiteTexts } from '../../lib/i18n/site-texts.ts';
import { overridesOf, reviewTexts } from './review-texts.ts';

const BUNDLED: Record<string, Record<string, string>> = {
  core: { 'nav.movies': 'Movies', name: 'Name' },
  movie: { name: 'Name', cast: 'Cast' },
  premium: { plan: 'Plan' },
};

const load = async (language: string, namespace: string) =>
  withOverrides(language, BUNDLED[namespace] ?? {}, namespace);

let answer: object | null;
let texts: SiteTexts;

beforeEach(async () => {
  jest.spyOn(api, 'GET').mockImplementation((async () => {
    if (!answer) throw new Error('the server is not there');
    const translations = Object.entries(answer).map(([key, value]) => ({ key, value, type: 1 }));
    return { data: { translations }, response: new Response() };
  }) as never);
  texts = new SiteTexts({ load, missing: () => undefined });
  answer = {};
  await texts.init('en');
  await texts.loadNamespaces(['movie', 'premium']);
});
afterEach(() => jest.restoreAllMocks());

const said = async (namespace: string, key: string) => {
  await reviewTexts(texts, 'en', load);
  await texts.changeLanguage('en');
  return texts.getFixedT('en', namespace)(key);
};

describe('the texts of a page that the server draws', () => {
  it('are those of the staff, and the built-in again once they are taken back', async () => {
    answer = { 'nav.movies': 'Pictures' };
    expect(await said('core', 'nav.movies')).toBe('Pictures');
    answer = {};
    expect(await said('core', 'nav.movies')).toBe('Movies');
  });

  it('stay as they are while nobody answers', async () => {
    answer = { 'movie:cast': 'Players' };
    expect(await said('movie', 'cast')).toBe('Players');
    answer = null;
    expect(await said('movie', 'cast')).toBe('Players');
  });

  it('go with the page as far as it uses them, and what is of one part stays of it', async () => {
    answer = { 'nav.movies': 'Pictures', 'movie:name': 'Title', plan: 'Offer', 'parde.roles.admin': 'Chief' };
    expect(await said('movie', 'name')).toBe('Title');
    expect(texts.getFixedT('en', 'core')('name')).toBe('Name');
    expect(overridesOf(texts, 'en', ['movie'])).toEqual({ 'nav.movies': 'Pictures', 'movie:name': 'Title' });
  });
});
