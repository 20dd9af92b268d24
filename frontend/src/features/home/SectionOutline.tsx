import { useTranslation } from 'react-i18next';
import { ShelfOutline } from '../../components/shelf/ShelfOutline.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { genrePath, titlePath } from '../../lib/router/title-path.ts';
import type { Section } from './home-view.ts';

/** A section in words and links. */
export function SectionOutline({ section }: { section: Section }) {
  const { t } = useTranslation('home');
  const { nameOf } = useLanguage();
  if (section.kind === 'premium') return null;
  if (section.kind === 'genres') {
    const entries = section.genres.map((genre) => ({ to: genrePath(1, genre.slug), text: nameOf(genre) }));
    return <ShelfOutline title={t('genres.title')} entries={entries} />;
  }
  const posts = section.kind === 'shelf' ? section.shelf.posts : [section.post];
  const entries = posts.map((post) => ({ to: titlePath(post), text: nameOf(post.name) }));
  if (section.kind === 'spotlight') return <ShelfOutline title={t('spotlight.title')} entries={entries} />;
  const { title, href } = section.shelf;
  return <ShelfOutline title={nameOf(title)} href={href} entries={entries} />;
}
