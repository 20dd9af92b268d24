import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Backdrop } from './Backdrop.tsx';
import { Poster } from './Poster.tsx';

const BACKDROP = '/media/images/backdrops/the-cow-1969.jpg?v=1a2b3c4d';
const POSTER = '/media/images/posters/the-cow-1969.jpg?v=1a2b3c4d';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'fa', resources: { fa: {}, en: {} } });
});
afterEach(cleanup);

async function shown(language: string) {
  await i18n.changeLanguage(language);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Backdrop path={BACKDROP} tint="#303030" />
      <Poster path={POSTER} tint="#303030" title="The Cow" sizes="100px" />
    </I18nextProvider>,
  );
  const [backdrop, poster] = [...container.querySelectorAll('img')].map((image) => image.srcset);
  return { backdrop, poster, phone: container.querySelector('source')?.srcset };
}

describe('the pictures of a title', () => {
  it('are for Persian readers lettered in Persian, with room for words at the right', async () => {
    const { backdrop, poster } = await shown('fa');
    expect(backdrop).toMatch(/^\/media\/images\/backdrops\//);
    expect(poster).toMatch(/^\/media\/images\/posters\//);
  });

  it('are for English readers lettered in English, with room for words at the left', async () => {
    const { backdrop, poster } = await shown('en');
    expect(backdrop).toMatch(/^\/media\/images\/backdrops-ltr\//);
    expect(poster).toMatch(/^\/media\/images\/posters-en\//);
  });

  it('are for phones drawn high', async () => {
    expect((await shown('fa')).phone).toMatch(/^\/media\/images\/backdrops-tall\/\S+-480x640\.jpg\S+ 480w/);
  });
});
