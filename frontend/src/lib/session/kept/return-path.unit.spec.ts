import { saveReturnPath, takeReturnPath } from './return-path.ts';

const KEY = 'parde.return-to';

beforeEach(() => sessionStorage.clear());

describe('the path to go back to', () => {
  it.each([
    '/',
    '/movies/the-cow/details?season=2#comments',
    '/collections/%D9%86%D9%88?page=2',
    '/search?q=//x',
    '/%09//x',
  ])('is kept when it is one of this site, and given once: %s', (path) => {
    saveReturnPath(path);
    expect(takeReturnPath()).toBe(path);
    expect(takeReturnPath()).toBe('/');
  });

  const foreign = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    '//evil.example:x',
    '/\\[',
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>',
    'evil.example',
    '@evil',
  ];

  it.each(foreign)('is the home page when it would lead elsewhere: %j', (path) => {
    saveReturnPath(path);
    expect(takeReturnPath()).toBe('/');
    // Whatever else has written it there.
    sessionStorage.setItem(KEY, path);
    expect(takeReturnPath()).toBe('/');
  });

  it('is kept by browsers that cannot say beforehand whether an address can be read', () => {
    const { canParse } = URL;
    Reflect.deleteProperty(URL, 'canParse');
    try {
      saveReturnPath('/premium?plan=3');
      expect(takeReturnPath()).toBe('/premium?plan=3');
    } finally {
      URL.canParse = canParse;
    }
  });
});
