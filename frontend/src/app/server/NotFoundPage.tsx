import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../components/page/PageTitle.tsx';

const WAYS = [
  ['/', 'nav.home'],
  ['/movies', 'nav.movies'],
  ['/series', 'nav.series'],
  ['/search', 'nav.search'],
] as const;

/** There is nothing at this address, and the ways on. */
export function NotFoundPage() {
  const { t } = useTranslation('core');
  return (
    <div className="page-margin flex min-h-[70dvh] flex-col items-center justify-center gap-6 py-16 text-center">
      <PageTitle text={t('missing.title')} />
      <img src="/drawings/error.svg" alt="" width={240} height={180} className="w-60" />
      <h1 className="text-2xl font-black md:text-3xl">{t('missing.title')}</h1>
      <p className="max-w-prose text-mid">{t('missing.text')}</p>
      <nav aria-label={t('nav.main')} className="flex flex-wrap justify-center gap-3">
        {WAYS.map(([path, words]) => (
          <Link
            key={path}
            to={path}
            className="tap inline-flex items-center rounded-full bg-surface-2 px-5 font-medium"
          >
            {t(words)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
