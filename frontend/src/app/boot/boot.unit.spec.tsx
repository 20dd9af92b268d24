import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Backdrop } from '../../components/picture/Backdrop.tsx';
import { entryPage } from './entry-page.ts';
import { preloadHero } from './hero-picture.ts';

const text = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

describe('what a page asks for before its bundle has come', () => {
  it.each([
    ['/', 'home', 'GET /api/home'],
    ['/movies', 'list', undefined],
    ['/movies/genre/drama', 'list', undefined],
    ['/movies/genre', 'title', 'POST /api/post/getMovie/genre'],
    ['/movies/the-salesman-2016', 'title', 'POST /api/post/getMovie/the-salesman-2016'],
    ['/series/dark-2017/comments', 'title', 'POST /api/post/getSerial/dark-2017'],
    ['/top-250/series', 'list', undefined],
    ['/people/directors', 'list', undefined],
    ['/user/profile-page', 'bare', undefined],
  ])('at %s has the shape of a %s', (address, shape, asked) => {
    const [page, slug] = entryPage(address);
    const call = page.call?.(slug);
    expect(page.shape).toBe(shape);
    expect(call && `${call.method} ${call.path}`).toBe(asked);
  });

  it('is the picture that the hero then shows, not another one beside it', async () => {
    const i18n = i18next.createInstance();
    await i18n.init({ lng: 'fa', resources: { fa: {} } });
    const backdrop = '/media/images/backdrops/dune-part-two-2024.jpg';
    document.documentElement.dir = 'rtl';
    preloadHero({ hero: [{ backdrop_path: backdrop }] });
    render(
      <I18nextProvider i18n={i18n}>
        <Backdrop path={backdrop} tint="#303030" eager />
      </I18nextProvider>,
    );
    const of = (selector: string, prefix = '') =>
      [...document.querySelectorAll(selector)]
        .map((element) => `${element.getAttribute(`${prefix}srcset`)} at ${element.getAttribute(`${prefix}sizes`)}`)
        .sort();
    const shown = of('source, img');
    expect(shown[0]).toContain('dune-part-two-2024');
    expect(of('link[rel="preload"]', 'image')).toEqual(shown);
  });
});

describe('the first paint', () => {
  it.each([':root,\n[data-theme="dark"]', '[data-theme="light"]'])('has the ground and the shapes of %s', (theme) => {
    const tokens = text('../styles/tokens.css').split(theme)[1]?.split('}')[0] ?? '';
    const drawn = text('first-paint.css')
      .split(theme.includes('light') ? 'light"] {' : 'html {')[1]
      ?.split('}')[0];
    const token = (name: string) => new RegExp(`--${name}: (.+);`).exec(tokens)?.[1];
    expect(token('ink')).toBeTruthy();
    expect(drawn).toContain(`background: ${token('ink')};`);
    expect(drawn).toContain(`--shape: ${token('skeleton')};`);
    expect(drawn).toContain(`--line: ${token('hairline')};`);
  });
});
