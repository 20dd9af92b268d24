import { Feed } from 'feed';

type Language = 'fa' | 'en';
interface Text {
  fa: string | null;
  en: string | null;
}

/** A news post as its card shows it. */
export interface FeedEntry {
  slug: string;
  title: Text;
  lead: Text;
  author: string | null;
  /** ISO 8601, UTC. */
  published_at: string;
}

const WORDS = {
  fa: { title: 'خبرهای پرده', description: 'تازه‌های فیلم و سریال، به قلم پرده', rights: 'پرده' },
  en: { title: 'News from Parde', description: 'News of films and series, in Parde’s own words', rights: 'Parde' },
} as const;

const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

/** Who has written it: the format's own `author` is an e-mail address. */
const creator = (name: string) => ({
  name: 'dc:creator',
  objects: { _attributes: { 'xmlns:dc': DUBLIN_CORE }, _text: name },
});

/** XML has no place for such a character, however it is written. */
const UNSPEAKABLE = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** A text that may stand in a section of CDATA. What ends one is taken apart here, for the library does so once in a text. */
const sectionText = (text: string) => text.replaceAll(UNSPEAKABLE, '').replaceAll(']]>', ']] >');

/** The news as RSS 2.0. @param site the site's address, without a slash at the end. */
export function newsFeed(entries: readonly FeedEntry[], language: Language, site: string): string {
  const { title, description, rights } = WORDS[language];
  const link = `${site}/news?lang=${language}`;
  const newest = entries[0] && new Date(entries[0].published_at);
  const feed = new Feed({
    title,
    description,
    id: link,
    link,
    language,
    copyright: rights,
    favicon: `${site}/favicon.svg`,
    feedLinks: { rss: `${site}/rss.xml?lang=${language}` },
    ...(newest && { updated: newest }),
  });
  const inLanguage = (text: Text) => sectionText(text[language] ?? text.fa ?? text.en ?? '');
  for (const entry of entries) {
    const address = `${site}/news/${entry.slug}?lang=${language}`;
    feed.addItem({
      id: address,
      link: address,
      title: inLanguage(entry.title),
      description: inLanguage(entry.lead),
      date: new Date(entry.published_at),
      extensions: [creator(entry.author ?? rights)],
    });
  }
  return feed.rss2();
}
