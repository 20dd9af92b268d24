import { plainText } from './plain-text.ts';

it('has the words of an article without its tags, and its signs as they are read', () => {
  const html = '<p>Bonnie &amp; Clyde, <em>once</em>.</p>\n<p>5 &lt; 6, and &amp;lt; is a sign</p>';
  expect(plainText(html)).toBe('Bonnie & Clyde, once.\n5 < 6, and &lt; is a sign');
});
