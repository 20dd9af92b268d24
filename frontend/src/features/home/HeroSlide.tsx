import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HeroPost } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { classNames } from '../../components/layout/class-names.ts';
import { Backdrop } from '../../components/poster/Backdrop.tsx';
import { RatingBadge } from '../../components/poster/RatingBadge.tsx';
import { useCardFormat } from '../../lib/format/use-card-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { titlePath } from '../../lib/router/title-path.ts';

interface Props {
  post: HeroPost;
  active: boolean;
  first: boolean;
  /** Shown now or next, so its picture is loaded. */
  near: boolean;
}

export function HeroSlide({ post, active, first, near }: Props) {
  const { t } = useTranslation('core');
  const { nameOf, language } = useLanguage();
  const summary = (language === 'fa' && post.summary.fa) || post.summary.en;
  return (
    <article
      inert={!active}
      className={classNames('absolute inset-0 transition-opacity duration-220', active ? 'opacity-100' : 'opacity-0')}
    >
      {near && <Backdrop path={post.backdrop_path} tint={post.tint} eager={first} />}
      {/* The texts of two slides are never visible together. */}
      <div
        className={classNames(
          'page-margin relative flex h-full flex-col justify-end pb-20 md:pb-24',
          active ? 'transition-opacity duration-220' : 'opacity-0',
        )}
      >
        <div className="max-w-xl">
          <h2 className="text-2xl font-black md:text-3xl">{nameOf(post.name)}</h2>
          <HeroFacts post={post} />
          {summary && <p className="mt-3 line-clamp-2 text-sm text-mid md:line-clamp-3 md:text-base">{summary}</p>}
          <div className="mt-5 flex flex-wrap gap-3 md:mt-6">
            <Link to={titlePath(post)} className={buttonStyle('main', 'lg')}>
              <Icon name="download" size={20} />
              {t('hero.download')}
            </Link>
            <Link to={`${titlePath(post)}/details`} className={buttonStyle('quiet', 'lg')}>
              {t('hero.details')}
            </Link>
          </div>
        </div>
      </div>
    </article>
  );
}

function HeroFacts({ post }: { post: HeroPost }) {
  const { t } = useTranslation('core');
  const { nameOf } = useLanguage();
  const format = useCardFormat();
  const facts = [
    format.years(post.release_year, post.end_year, post.status === 1),
    post.runtime_minutes && post.post_type === 1 ? format.duration(post.runtime_minutes) : null,
    post.post_type === 2 && post.seasons_count ? t('seasons', { count: post.seasons_count }) : null,
    post.genres.slice(0, 2).map(nameOf).join(t('list.comma')),
  ].filter(Boolean);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mid">
      <RatingBadge rating={post.rating} />
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
