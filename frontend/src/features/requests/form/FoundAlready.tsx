import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Answer, PostCard } from '../../../api/types.ts';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { Poster } from '../../../components/picture/Poster.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { findRequestedQuery, mayBeFilm, type TitleRequest } from '../request-queries.ts';

type Found = Answer<'/api/requests/find', 'post'>;

/** What there is already of a link that is being typed. */
export function useFound(link: string): Found | undefined {
  const { data } = useQuery(findRequestedQuery(link));
  return mayBeFilm(link) ? data : undefined;
}

/** What exists is shown at once, before anything is sent. */
export function FoundAlready({ found, own }: { found: Found | undefined; own: readonly TitleRequest[] | undefined }) {
  const { t } = useTranslation('requests');
  const format = useFormat();
  const isOwn = own?.some(({ id }) => id === found?.request?.id);
  return (
    <div aria-live="polite">
      {found?.post && <OnSite post={found.post} />}
      {found?.request && !found.post && (
        <p className="fade-in flex items-start gap-2 text-sm text-mid">
          <Icon name="people" size={20} className="mt-0.5 text-low" />
          {isOwn
            ? t('You have asked for this already')
            : t('found.wished', { count: found.request.sponsors, members: format.number(found.request.sponsors) })}
        </p>
      )}
    </div>
  );
}

function OnSite({ post }: { post: PostCard }) {
  const { t } = useTranslation('requests');
  const { nameOf } = useLanguage();
  const format = useFormat();
  return (
    <div className="fade-in flex flex-wrap items-center gap-4 rounded-card bg-success/14 p-3">
      <span className="w-14 shrink-0">
        <Poster path={post.cover_path} tint={post.tint} title={nameOf(post.name)} sizes="56px" />
      </span>
      <span className="min-w-0 grow basis-40">
        <span className="block text-sm text-success-text">{t(`found.onSite.${post.post_type}`)}</span>
        <span dir="auto" className="line-clamp-2 text-page-start font-bold">
          {nameOf(post.name)}
        </span>
        <span className="block text-sm text-mid">{format.year(post.release_year)}</span>
      </span>
      <Link to={titlePath(post)} className={buttonStyle('main')}>
        {t(`found.open.${post.post_type}`)}
      </Link>
    </div>
  );
}
