import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TitlePage } from '../../../api/types.ts';
import { Separated } from '../../../components/text/Separated.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { countryPath } from '../../../lib/router/title-path.ts';

const LINK = '-my-0.5 py-0.5 underline decoration-hairline-strong underline-offset-6 hover:decoration-accent';

export function FactList({ post }: { post: TitlePage }) {
  const { t } = useTranslation('title');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const countries = post.countries.map((country) => (
    <Link key={country.code} to={countryPath(post.post_type, country.code)} className={LINK}>
      {nameOf(country)}
    </Link>
  ));
  const facts: [string, ReactNode][] = [
    ['fact.original', post.original_name && <bdi>{post.original_name}</bdi>],
    [
      'fact.alternates',
      post.alternate_names.length > 0 && (
        <Separated key="alternates" pieces={post.alternate_names} by={t('list.comma')} />
      ),
    ],
    ['fact.countries', countries.length > 0 && <span className="flex flex-wrap gap-x-3">{countries}</span>],
    [
      'fact.channel',
      post.channel && (
        <Link to={`/channel/${encodeURIComponent(post.channel)}`} className={LINK}>
          {post.channel}
        </Link>
      ),
    ],
    [
      'fact.airs',
      post.air_weekday &&
        [t(`weekday.${post.air_weekday}`), post.air_time && t('fact.airTime', { time: format.digits(post.air_time) })]
          .filter(Boolean)
          .join(t('list.comma')),
    ],
    ['fact.added', format.date(post.created_at)],
    ['fact.updated', format.date(post.updated_at)],
  ];
  return (
    <section>
      <h2 className="mb-5 text-lg font-black">{t('fact.title')}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-3 text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-low">{t(key)}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
