import { splitHead } from './split-head.ts';

describe('what React draws of a page', () => {
  it('is split where the page begins', () => {
    const head =
      '<link rel="preload" as="image" href="/a.jpg"/><title>A &lt; B</title><meta name="description" content="a &gt; b"/>';
    const body = '<a href="#content">skip</a><main><link rel="x"/></main>';
    expect(splitHead(head + body)).toEqual({ head, body });
  });

  it('may have no head at all', () => {
    expect(splitHead('<main></main>')).toEqual({ head: '', body: '<main></main>' });
  });
});
