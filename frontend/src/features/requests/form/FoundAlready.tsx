import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostCard } from '../../../api/types.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { Poster } from '../../../components/poster/Poster.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { findRequestedQuery, mayBeFilm } from '../request-queries.ts';

/** What exists is shown at once, before anything is sent. @param link as typed so far. */
export function FoundAlready({ link }: { link: string }) {
  const { t } = useTranslation('requests');
  const format = useFormat();
  const { data } = useQuery(findRequestedQuery(link));
  const found = mayBeFilm(link) ? data : undefined;
  return (
    <div aria-live="polite">
      {found?.post && <OnSite post={found.post} />}
      {found?.request && !found.post && (
        <p className="fade-in flex items-start gap-2 text-sm text-mid">
          <Icon name="people" size={20} className="mt-0.5 text-low" />
          {t('found.wished', { count: found.request.sponsors, members: format.number(found.request.sponsors) })}
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
    <Link
      to={titlePath(post)}
      className="fade-in flex items-center gap-4 rounded-card bg-success/14 p-3 transition-colors hover:bg-success/20"
    >
      <span className="w-14 shrink-0">
        <Poster path={post.cover_path} tint={post.tint} title={nameOf(post.name)} sizes="56px" />
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-success-text">{t('This request exists on site')}</span>
        <span className="block truncate font-bold">{nameOf(post.name)}</span>
        <span className="block text-sm text-mid">{format.year(post.release_year)}</span>
      </span>
    </Link>
  );
}
