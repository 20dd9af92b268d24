import { newsFeed } from './news-feed.ts';

const ENTRY = {
  slug: 'a-b',
  title: { fa: 'خبر', en: 'News & <more> ]]>' },
  lead: { fa: null, en: 'Lead' },
  author: 'Sara & Ali',
  published_at: '2026-11-02T08:00:00Z',
};

describe('the feed of the news', () => {
  const feed = newsFeed([ENTRY, { ...ENTRY, slug: 'c', author: null }], 'en', 'https://parde.example');

  it('names who has written as a creator, since the author of RSS is an e-mail address', () => {
    const namespace = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
    expect(feed).toContain(`<dc:creator ${namespace}>Sara &amp; Ali</dc:creator>`);
    expect(feed).toContain(`<dc:creator ${namespace}>Parde</dc:creator>`);
    expect(feed).not.toContain('<author>');
  });

  it('leads to each post in its language', () => {
    expect(feed).toContain('<link>https://parde.example/news/a-b?lang=en</link>');
  });

  it('stays one document whatever a text holds', () => {
    const texts = { fa: null, en: 'Tags ]]> & ]]> \ufffe\ud800end' };
    const told = newsFeed([{ ...ENTRY, title: texts, lead: texts }], 'en', 'https://parde.example');
    expect(told).toContain('<title><![CDATA[Tags ]] > & ]] > end]]></title>');
    expect(told).toContain('<description><![CDATA[Tags ]] > & ]] > end]]></description>');
  });
});
