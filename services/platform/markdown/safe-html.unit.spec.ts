import { safeHtml } from './safe-html.ts';

describe('Markdown on a page', () => {
  it('has paragraphs, headings below the page’s own, lists, quotations and links', () => {
    const html = safeHtml('# One\n\nWords with *weight* and **more**.\n\n> Said\n\n- a\n- b\n\n3. c\n\n[Parde](/news)');
    expect(html.replaceAll('\n', '')).toBe(
      '<h2>One</h2><p>Words with <em>weight</em> and <strong>more</strong>.</p><blockquote><p>Said</p></blockquote>' +
        '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol><p><a href="/news">Parde</a></p>',
    );
  });

  it('keeps Persian as it is written', () => {
    expect(safeHtml('می‌رود «به» **سینما**')).toBe('<p>می‌رود «به» <strong>سینما</strong></p>');
  });

  it('gives pages elsewhere no credit', () => {
    expect(safeHtml('[there](https://example.com/a?b=1&c=2)')).toBe(
      '<p><a href="https://example.com/a?b=1&amp;c=2" rel="nofollow noopener noreferrer">there</a></p>',
    );
    expect(safeHtml('[there](//example.com)')).not.toContain('href');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![x](https://example.com/pixel.gif)',
    '![x](x" onerror="alert(1))',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&#58;alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '<javascript:alert(1)>',
    '[x](/a" onmouseover="alert(1))',
    '[x](</a> "title\\" onclick=alert(1)")',
    '[x]: javascript:alert(1)\n\n[x]',
    '<iframe src="https://example.com"></iframe>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '```\n</code></pre><script>alert(1)</script>\n```',
    '`<script>alert(1)</script>`',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<!-- --><script>alert(1)</script>',
  ])('runs nothing of %j', (markdown) => {
    const tags = safeHtml(markdown).match(/<[^>]*>/g) ?? [];
    const known =
      /^<\/?(?:p|em|strong|code|pre|blockquote|ul|ol|li|br|hr|h2|h3|h4)>$|^<a(?: href="(?!\/\/)(?:https?:|mailto:|[^":]*")[^"]*"?(?: rel="[^"]*")?)?>$|^<\/a>$/;
    expect(tags.filter((tag) => !known.test(tag))).toEqual([]);
  });
});

// Of as many characters as an article may have: parsed, each of them takes seconds or minutes.
describe.each([
  ['lists in lists', `${'- '.repeat(20_000)}a`],
  ['quotations in quotations', `${'>'.repeat(39_999)}a`],
  ['headings', 'a\n=\n'.repeat(10_000)],
  ['links', '[a](b)'.repeat(6_666)],
  ['links without end', '[a]('.repeat(10_000)],
  ['emphases', '*a_'.repeat(13_333)],
])('an article of nothing but %s', (_, markdown) => {
  it('is on the page in no time, as it was typed', () => {
    const begun = performance.now();
    const page = safeHtml(`${markdown}<script>`);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(page).toBe(`<p>${markdown.replaceAll('>', '&gt;')}&lt;script&gt;</p>`);
  });
});
