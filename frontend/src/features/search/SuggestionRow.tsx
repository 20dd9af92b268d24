import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PersonRef, PostCard } from '../../api/types.ts';
import { RatingBadge } from '../../components/card/RatingBadge.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { classNames } from '../../components/layout/class-names.ts';
import { Portrait } from '../../components/picture/Portrait.tsx';
import { Poster } from '../../components/picture/Poster.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Highlighted } from './Highlighted.tsx';
import type { Suggestion } from './instant-query.ts';

interface Props {
  id: string;
  suggestion: Suggestion;
  query: string;
  typed: string;
  chosen: boolean;
  /** The search is over and found neither a title nor a person. */
  foundNothing: boolean;
  onPoint(): void;
  onOpen(): void;
}

export function SuggestionRow({ id, suggestion, query, typed, chosen, foundNothing, onPoint, onOpen }: Props) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      to={suggestion.to}
      onClick={onOpen}
      onPointerMove={onPoint}
      className={classNames(
        'flex min-h-14 items-center gap-4 rounded-card px-3 py-2',
        chosen && 'bg-high/10',
        suggestion.kind === 'post' && suggestion.isOfPerson && 'ms-8',
      )}
    >
      {suggestion.kind === 'post' && <PostFound post={suggestion.post} query={query} />}
      {suggestion.kind === 'person' && <PersonFound person={suggestion.person} query={query} />}
      {suggestion.kind === 'all' && <AllFound query={typed} foundNothing={foundNothing} />}
    </Link>
  );
}

function PostFound({ post, query }: { post: PostCard; query: string }) {
  const { t } = useTranslation('search');
  const { nameOf, language } = useLanguage();
  const format = useFormat();
  const first = nameOf(post.name);
  const second = language === 'fa' ? post.name.en : post.name.fa;
  return (
    <>
      <span className="w-11 shrink-0">
        <Poster path={post.cover_path} tint={post.tint} title="" sizes="44px" className="rounded-sm!" />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-bold">
          <bdi>
            <Highlighted text={first} query={query} />
          </bdi>
        </span>
        {second && second !== first && (
          // Of the other script: what is too long for the line loses its own end.
          <span className="flex text-xs text-low">
            <bdi lang={language === 'fa' ? 'en' : 'fa'} className="truncate">
              <Highlighted text={second} query={query} />
            </bdi>
          </span>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-3 text-xs text-low">
        <RatingBadge rating={post.rating} />
        <span>{format.year(post.release_year)}</span>
        <span className="max-sm:hidden">{t(post.post_type === 1 ? 'search.movie' : 'search.series')}</span>
      </span>
    </>
  );
}

function PersonFound({ person, query }: { person: PersonRef; query: string }) {
  const { t } = useTranslation('search');
  const { nameOf } = useLanguage();
  return (
    <>
      <span className="w-11 shrink-0">
        <Portrait path={person.avatar_path} tint={person.tint} sizes="44px" />
      </span>
      <span className="min-w-0 grow truncate font-bold">
        <bdi>
          <Highlighted text={nameOf(person.name)} query={query} />
        </bdi>
      </span>
      <span className="text-xs text-low">{t('search.person')}</span>
    </>
  );
}

function AllFound({ query, foundNothing }: { query: string; foundNothing: boolean }) {
  const { t } = useTranslation('search');
  return (
    <>
      <span className="flex w-11 shrink-0 justify-center">
        <Icon name="search" className="text-low" />
      </span>
      <span className="min-w-0 grow text-sm text-mid wrap-anywhere">
        {t(foundNothing ? 'search.nothing' : 'search.all', { query })}
      </span>
      <Icon name="chevronNext" size={18} className="text-low" />
    </>
  );
}
