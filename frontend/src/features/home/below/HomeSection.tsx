import { CardShelf, Shelf } from '../../../components/shelf/Shelf.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { Section } from '../home-view.ts';
import { GenreTiles } from './GenreTiles.tsx';
import { PremiumLine } from './PremiumLine.tsx';
import { RankedCard } from './RankedCard.tsx';
import { Spotlight } from './Spotlight.tsx';
import { WideCard } from './WideCard.tsx';

/** What the home page shows below the first screen, in a file of its own. */
export default function HomeSection({ section }: { section: Section }) {
  const { nameOf } = useLanguage();
  if (section.kind === 'genres') return <GenreTiles genres={section.genres} />;
  if (section.kind === 'premium') return <PremiumLine />;
  if (section.kind === 'spotlight') return <Spotlight post={section.post} />;
  const { kind, title, href, posts } = section.shelf;
  const heading = { title: nameOf(title), href };
  if (kind === 'posters') return <Shelf {...heading} posts={posts} />;
  const cards = posts.map((post, index) => ({
    id: post.id,
    card: kind === 'wide' ? <WideCard post={post} /> : <RankedCard post={post} rank={index + 1} />,
  }));
  return <CardShelf {...heading} kind={kind} cards={cards} />;
}
