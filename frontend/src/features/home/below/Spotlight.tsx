import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomePost } from '../../../api/types.ts';
import { Backdrop } from '../../../components/picture/Backdrop.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { TitleActions } from '../TitleActions.tsx';
import { TitleFacts } from '../TitleFacts.tsx';

/** One film, with its own words about it. */
export function Spotlight({ post }: { post: HomePost }) {
  const { t } = useTranslation('home');
  const { nameOf, language } = useLanguage();
  const heading = useId();
  const summary = (language === 'fa' && post.summary.fa) || post.summary.en;
  return (
    <section
      aria-labelledby={heading}
      data-theme="dark"
      style={{ '--tint': post.tint } as CSSProperties}
      className="relative isolate overflow-hidden rounded-panel bg-(--ground) p-5 pt-52 [--ground:color-mix(in_oklab,var(--tint)_var(--tint-share),var(--ink))] md:flex md:min-h-[440px] md:items-center md:p-12"
    >
      {/* Above the words on a phone and beside them elsewhere: more words stand here than a picture can lie under. */}
      <Backdrop path={post.backdrop_path} tint={post.tint} className="max-md:bottom-auto max-md:h-60 md:start-[40%]" />
      <div className="md:max-w-[44%]">
        <h2 id={heading} className="text-sm font-bold text-accent-text">
          {t('spotlight.title')}
        </h2>
        <h3 className="mt-2 text-xl font-black md:text-2xl">
          <Link to={titlePath(post)} className="rounded-md">
            {nameOf(post.name)}
          </Link>
        </h3>
        <TitleFacts post={post} />
        {summary && <p className="mt-3 line-clamp-4 text-sm text-mid md:line-clamp-5 md:text-base">{summary}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          <TitleActions post={post} />
        </div>
      </div>
    </section>
  );
}
