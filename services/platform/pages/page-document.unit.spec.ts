import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageDocument } from './page-document.ts';

const SHELL =
  '<!doctype html>\n<html lang="fa" dir="rtl" data-theme="dark">\n<head><!--head--><title>Parde</title><!--/head--></head>' +
  '<body><div id="root"></div></body></html>';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parde-page-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function documentOf(html: string): PageDocument {
  const file = path.join(folder, 'index.html');
  writeFileSync(file, html);
  return PageDocument.read(file);
}

describe('the document of a page', () => {
  it('has its language and direction, its head in the place of the general one, and what the browser goes on with', () => {
    const page = {
      status: 200,
      location: null,
      head: '<title>Inception</title>',
      body: '<main>$& $1</main>',
      state: '{"a":1}',
    };
    const html = documentOf(SHELL).around(page, 'en');
    expect(html).toContain('<html lang="en" dir="ltr" data-theme="dark" data-drawn="1">');
    expect(html).toContain('<head><title>Inception</title></head>');
    expect(html).toContain(
      '<div id="root"><main>$& $1</main></div><script type="application/json" id="page-state">{"a":1}</script>',
    );
    expect(html).not.toContain('<title>Parde</title>');
  });

  it('has what is drawn in the place of what the bare document says without scripts', () => {
    const document = documentOf(SHELL.replace('"root">', '"root"><noscript><p>needs scripts</p></noscript>'));
    const page = { status: 200, location: null, head: '', body: '<main>drawn</main>', state: '{}' };
    expect(document.shell).toContain('needs scripts');
    expect(document.around(page, 'fa')).toContain('<div id="root"><main>drawn</main></div>');
    expect(document.around(page, 'fa')).not.toContain('needs scripts');
  });

  it('has its scripts come after what is drawn, which the bare document waits for', () => {
    const scripts =
      '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="manifest" data-rel="manifest" href="/c">';
    const document = documentOf(SHELL.replace('</head>', `${scripts}</head>`));
    const page = { status: 200, location: null, head: '', body: '', state: '{}' };
    const html = document.around(page, 'fa');
    expect(html).toContain('<script type="later" src="/a.js">');
    expect(html).toContain('<link rel="later" href="/b.js">');
    expect(html).toContain('<link rel="later" data-rel="manifest" href="/c">');
    expect(document.around({ ...page, state: null }, 'fa')).toContain(scripts);
    expect(document.shell).toContain(scripts);
  });

  it('has the letters of its language, and asks for them first', () => {
    const letters = (attributes: string) => `<link rel="preload" as="font"${attributes}>`;
    const english = '@font-face { src: url(/latin.woff2) }</style>';
    const general = `${letters(' href="/persian.woff2" data-en="/latin.woff2"')}<style>a {}</style><style media="not all" data-letters="en">${english}`;
    const document = documentOf(SHELL.replace('<!--head-->', `${general}<!--head-->`));
    const headIn = (language: 'fa' | 'en') => {
      const html = document.around({ status: 200, location: null, head: '', body: '', state: '{}' }, language);
      return /<head>(.*)<\/head>/.exec(html)?.[1];
    };
    expect(headIn('fa')).toBe(`${letters(' href="/persian.woff2"')}<style>a {}</style>`);
    expect(headIn('en')).toBe(`${letters(' href="/latin.woff2"')}<style>a {}</style><style>${english}`);
    expect(document.shell).toContain(general);
  });

  it('leaves it to the browser to begin anew where nothing is to go on with', () => {
    const html = documentOf(SHELL).around(
      { status: 404, location: null, head: '', body: '<p>none</p>', state: null },
      'fa',
    );
    expect(html).toContain('<html lang="fa" dir="rtl" data-theme="dark" data-drawn="1">');
    expect(html).not.toContain('page-state');
  });

  it.each([
    ['a head', SHELL.replace('<!--head-->', '')],
    ['a root', SHELL.replace('<div id="root"></div>', '')],
  ])('is refused without the place for %s', (_place, html) => {
    expect(() => documentOf(html)).toThrow(/has no place/);
  });
});
