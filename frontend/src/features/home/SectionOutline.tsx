import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { genrePath, titlePath } from '../../lib/router/title-path.ts';
import type { Section } from './home-view.ts';

/** Of a shelf; the rest stands on the page that it leads to. */
const MAX_ENTRIES = 10;

interface Entry {
  to: string;
  text: string;
}

/** A section in words and links, for readers and search engines that run no scripts and so never come near it. */
export function SectionOutline({ section }: { section: Section }) {
  const { t } = useTranslation(['home', 'core'], { nsMode: 'fallback' });
  const { nameOf } = useLanguage();
  if (section.kind === 'premium') return null;
  if (section.kind === 'genres') {
    const entries = section.genres.map((genre) => ({ to: genrePath(1, genre.slug), text: nameOf(genre) }));
    return <Outline title={t('genres.title')} entries={entries} />;
  }
  const posts = section.kind === 'shelf' ? section.shelf.posts : [section.post];
  const entries = posts.slice(0, MAX_ENTRIES).map((post) => ({ to: titlePath(post), text: nameOf(post.name) }));
  if (section.kind === 'spotlight') return <Outline title={t('spotlight.title')} entries={entries} />;
  const { title, href } = section.shelf;
  return <Outline title={nameOf(title)} all={{ to: href, text: t('shelf.all') }} entries={entries} />;
}

function Outline({ title, all, entries }: { title: string; all?: Entry; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 flex items-center gap-3 text-lg font-black">
        {title}
        {all && (
          <Link to={all.to} className="text-xs font-medium text-low">
            {all.text}
          </Link>
        )}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {entries.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="tap inline-flex items-center">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
