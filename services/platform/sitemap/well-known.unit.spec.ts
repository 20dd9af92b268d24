import { searchDescriptionOf, securityContactOf } from './well-known.ts';

const SITE = 'https://parde.example.org';

it('lets a browser search from its own line', () => {
  const xml = searchDescriptionOf(SITE);
  expect(xml).toContain(`<Url type="text/html" template="${SITE}/search?q={searchTerms}"/>`);
  expect(/<ShortName>(.*)<\/ShortName>/.exec(xml)?.[1]?.length).toBeLessThanOrEqual(16);
  expect(searchDescriptionOf('http://x"><a')).not.toContain('"><a');
});

it('says where a weakness is reported, and for how long that holds', () => {
  const lines = securityContactOf(SITE, new Date('2026-01-01T00:00:00Z')).split('\n');
  expect(lines).toContain(`Contact: ${SITE}/contact-us`);
  expect(lines).toContain('Expires: 2026-04-01T00:00:00.000Z');
});
