import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { boxOfficeQuery } from '../sidebar-queries.ts';
import { BlockHeading } from './BlockHeading.tsx';

const MAX_ROWS = 5;

/** What films have earned worldwide. */
export function BoxOffice() {
  const { t } = useTranslation('sidebar');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const heading = useId();
  const { data } = useQuery(boxOfficeQuery);
  if (!data?.as_of || data.posts.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3">
      <BlockHeading id={heading} title={t('sidebar.boxOffice')} />
      {/* One column that can shrink: a long name is cut, whatever the font. */}
      <ol className="grid grid-cols-1 gap-1">
        {data.posts.slice(0, MAX_ROWS).map(({ post, gross }, index) => (
          <li key={post.id}>
            <Link
              to={titlePath(post)}
              className="-mx-2 flex min-h-11 items-center gap-3 rounded-card p-2 transition-colors hover:bg-high/6"
            >
              <span className="w-6 shrink-0 text-center font-black text-low">{format.number(index + 1)}</span>
              <span className="min-w-0 grow truncate text-sm font-bold">{nameOf(post.name)}</span>
              <span className="max-w-1/2 shrink-0 text-end text-xs text-mid">
                {t('sidebar.millions', { amount: format.number(Math.round(gross)) })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="text-xs text-low">{t('sidebar.asOf', { date: format.date(data.as_of) })}</p>
    </section>
  );
}
