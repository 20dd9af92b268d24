import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TitlePage } from '../../../api/types.ts';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { titlePath } from '../../../lib/router/title-path.ts';

/** The file was taken from offer, or its address was mistyped: the title may have another. */
export function FileGone({ post }: { post: TitlePage }) {
  const { t } = useTranslation('title');
  return (
    <section className="rounded-panel bg-surface-1 p-4 md:p-6">
      <h2 className="text-base font-bold">{t('wanted.gone')}</h2>
      <p className="mt-1 mb-4 text-sm text-mid">{t('wanted.goneText')}</p>
      <Link to={titlePath(post)} className={buttonStyle('quiet')}>
        {t('wanted.toTitle')}
      </Link>
    </section>
  );
}
