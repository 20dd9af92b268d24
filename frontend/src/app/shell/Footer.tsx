import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Wordmark } from '../../components/icon/Wordmark.tsx';
import { classNames } from '../../components/layout/class-names.ts';
import { MOVIE_PAGES, SERIES_PAGES } from './site-pages.ts';

const BROWSE = [
  ['/top-250/movies', 'nav.topMovies'],
  ['/top-250/series', 'nav.topSeries'],
  ['/award-ceremony/oscar', 'nav.awards'],
  ['/collections', 'nav.collections'],
  ['/channels', 'nav.channels'],
  ['/news', 'nav.news'],
  ['/reviews', 'nav.reviews'],
  ['/people', 'nav.people'],
  ['/search', 'nav.advanced'],
  ['/premium', 'nav.premium'],
] as const;

const HELP = [
  ['/user/request', 'nav.request'],
  ['/contact-us', 'nav.contact'],
  ['/app', 'nav.app'],
  ['/jobs', 'nav.jobs'],
] as const;

export default function Footer() {
  const { t } = useTranslation('shell');
  const pages = (names: readonly string[]) => names.map((name) => [`/pages/${name}`, `page.${name}`] as const);
  return (
    <footer className="border-t border-hairline pt-12 pb-[calc(6rem+env(safe-area-inset-bottom))] lg:pb-12">
      <div className="page-margin grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-2 max-w-xs md:col-span-1">
          <Wordmark height={26} />
          <p className="mt-4 text-sm text-mid">{t('site.tagline')}</p>
          <p className="mt-1 text-xs text-low">{t('footer.note')}</p>
        </div>
        {/* As long as the next two together. */}
        <Column title={t('footer.browse')} links={BROWSE} className="max-md:row-span-2" />
        <Column title={t('footer.movies')} links={pages(MOVIE_PAGES)} />
        <Column title={t('footer.series')} links={pages(SERIES_PAGES)} />
        <Column title={t('footer.help')} links={HELP} className="max-md:col-span-2" listClassName="max-md:columns-2" />
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  links: readonly (readonly [string, string])[];
  className?: string;
  listClassName?: string;
}

function Column({ title, links, className, listClassName }: ColumnProps) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={title} className={className}>
      <h2 className="mb-2 text-sm font-bold text-high">{title}</h2>
      <ul className={classNames('gap-x-6', listClassName)}>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center text-sm text-mid transition-colors hover:text-high pointer-coarse:min-h-11"
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
