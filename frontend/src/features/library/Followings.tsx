import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Answer } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { PostCard } from '../../components/card/PostCard.tsx';
import { POST_GRID, POST_SIZES, PostGridSkeleton } from '../../components/card/PostGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { Portrait } from '../../components/picture/Portrait.tsx';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ChoiceBar } from './choice/ChoiceBar.tsx';
import { ChosenItem } from './choice/ChosenItem.tsx';
import { useChoice } from './choice/use-choice.ts';
import { useRemoval } from './choice/use-removal.ts';
import { followingsQuery } from './library-queries.ts';

type Following = Answer<'/api/user/followings', 'post'>['followings'][number];

/** People or series that the viewer follows, the newest first. */
export function Followings({ kind, page }: { kind: 'person' | 'series'; page: number }) {
  const { t } = useTranslation('library');
  const { nameOf } = useLanguage();
  const { data, error, refetch } = usePageQuery(followingsQuery(kind, page));
  const choice = useChoice();
  const removal = useRemoval(kind, choice.end);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PostGridSkeleton />;
  if (data.total === 0) {
    return (
      <EmptyState title={t(`${kind}.empty`)} text={t(`${kind}.emptyText`)}>
        <Link to={kind === 'person' ? '/people' : '/series'} className={buttonStyle('main')}>
          {t(`empty.${kind}`)}
        </Link>
      </EmptyState>
    );
  }
  const name = (following: Following) =>
    nameOf(following.kind === 'person' ? following.person.name : following.post.name);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-end gap-2">
        <ChoiceBar
          chosen={choice.chosen}
          busy={removal.isPending}
          onBegin={choice.begin}
          onEnd={choice.end}
          onRemove={() => removal.mutate([...(choice.chosen ?? [])])}
        />
      </div>
      <ul className={POST_GRID}>
        {data.followings.map((following) => (
          <li key={following.list_id}>
            {choice.chosen ? (
              <ChosenItem
                label={name(following)}
                chosen={choice.chosen.has(following.list_id)}
                onToggle={() => choice.toggle(following.list_id)}
              >
                <Card following={following} />
              </ChosenItem>
            ) : (
              <Card following={following} />
            )}
          </li>
        ))}
      </ul>
      <Pagination page={page} maxPage={data.max_page} />
    </>
  );
}

function Card({ following }: { following: Following }) {
  const { nameOf } = useLanguage();
  if (following.kind === 'series') return <PostCard post={following.post} sizes={POST_SIZES} />;
  const { slug, name, avatar_path: path, tint } = following.person;
  return (
    <Link to={`/person/${slug}`} className="group block rounded-card text-center">
      <span className="mx-auto block w-full max-w-36">
        <Portrait path={path} tint={tint} sizes="(min-width: 30rem) 144px, 30vw" />
      </span>
      <span className="mt-3 block text-sm leading-snug font-bold group-hover:text-accent-text">
        <bdi>{nameOf(name)}</bdi>
      </span>
    </Link>
  );
}
