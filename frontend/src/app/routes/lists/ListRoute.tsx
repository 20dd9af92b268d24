import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { Genre, PostType } from '../../../api/types.ts';
import { Redirect } from '../../../components/page/Redirect.tsx';
import { ListPage } from '../../../features/catalogue/ListPage.tsx';
import { readOrder } from '../../../features/catalogue/list-order.ts';
import { isCuratedPage, type PostListSource, postListQuery } from '../../../features/catalogue/post-list-source.ts';
import { GenreChips } from '../../../features/sidebar/GenreChips.tsx';
import { Sidebar } from '../../../features/sidebar/Sidebar.tsx';
import { channelsQuery } from '../../../lib/api/queries/channels-query.ts';
import { genresQuery } from '../../../lib/api/queries/genres-query.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { readPage } from '../../../lib/router/page-number.ts';
import { genrePath } from '../../../lib/router/title-path.ts';
import { useCountryName } from '../../../lib/vocabulary/use-country-name.ts';
import { withArticle } from './with-article.ts';

type ListKind = 'movies' | 'series' | 'movie-genre' | 'series-genre' | 'page' | 'country' | 'channel';

/** Awards have a page of their own. */
type ListedSource = Exclude<PostListSource, { kind: 'award' }>;

type Params = Readonly<Record<string, string | undefined>>;

/** By name, and by number as specification §3 has them. */
const COUNTRY_TYPES = new Map<string, PostType>([
  ['movies', 1],
  ['1', 1],
  ['series', 2],
  ['2', 2],
]);

/** What the address asks for, or null when there is no such list. */
export function sourceOf(kind: ListKind, params: Params): ListedSource | null {
  if (kind === 'movies') return { kind: 'all', postType: 1 };
  if (kind === 'series') return { kind: 'all', postType: 2 };
  if (kind === 'movie-genre') return { kind: 'genre', postType: 1, slug: params.name ?? '' };
  if (kind === 'series-genre') return { kind: 'genre', postType: 2, slug: params.name ?? '' };
  if (kind === 'channel') return { kind: 'channel', name: params.channel ?? '' };
  if (kind === 'country') {
    const postType = COUNTRY_TYPES.get(params.type ?? '');
    return postType ? { kind: 'country', postType, code: params.country ?? '' } : null;
  }
  return isCuratedPage(params.page) ? { kind: 'page', page: params.page } : null;
}

export default function ListRoute({ kind }: { kind: ListKind }) {
  const params = useParams();
  const source = sourceOf(kind, params);
  if (!source) return <Redirect />;
  return <List source={source} />;
}

function List({ source }: { source: ListedSource }) {
  const [search] = useSearchParams();
  const genre = useGenre(source, search);
  const title = useListTitle(source, genre);
  if (source.kind === 'genre' && genre && genre.slug !== source.slug) {
    return <Navigate to={{ pathname: genrePath(source.postType, genre.slug), search: `${search}` }} replace />;
  }
  const chips = source.kind === 'all' || source.kind === 'genre' ? source : null;
  return (
    <ListPage source={source} title={title} search={search} aside={<Sidebar />}>
      {chips && <GenreChips postType={chips.postType} current={chips.kind === 'genre' ? chips.slug : undefined} />}
    </ListPage>
  );
}

/** The genre at this address, or the one that has taken its place, as soon as anybody has told of it. */
function useGenre(source: ListedSource, search: URLSearchParams): Genre | undefined {
  const enabled = source.kind === 'genre';
  const { data: known } = useQuery({ ...genresQuery(enabled ? source.postType : 1), enabled });
  const listed = useQuery({ ...postListQuery(source, readPage(search), readOrder(search)), enabled });
  if (!enabled) return undefined;
  const told = listed.isPlaceholderData ? undefined : listed.data?.genre;
  return told ?? known?.find(({ slug }) => slug === source.slug);
}

function useListTitle(source: ListedSource, genre: Genre | undefined): string {
  const { t } = useTranslation(['catalogue', 'shell'], { nsMode: 'fallback' });
  const { nameOf } = useLanguage();
  const countryName = useCountryName();
  const { data: channels } = useQuery({ ...channelsQuery, enabled: source.kind === 'channel' });
  if (source.kind === 'channel') {
    // The address has its name or its slug, in any case.
    const said = source.name.toLowerCase();
    const found = channels?.find(({ name, slug }) => name.toLowerCase() === said || slug === said);
    return t('list.channel', { channel: found?.title ? nameOf(found.title) : (found?.name ?? source.name) });
  }
  if (source.kind === 'page') return t(`page.${source.page}`);
  const noun = t(source.postType === 1 ? 'nav.movies' : 'nav.series');
  if (source.kind === 'all') return noun;
  if (source.kind === 'country') return t('list.country', { noun, country: withArticle(countryName(source.code)) });
  return t('list.genre', { noun, genre: genre ? nameOf(genre) : source.slug });
}
