import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon/Icon.tsx';
import { awardPath } from '../../lib/router/award-path.ts';

/** Leads to all who ever won the award. */
export function AwardHeading({ id, type, title }: { id: string; type: number; title: string }) {
  const { t } = useTranslation('awards');
  return (
    <h2 id={id} className="mb-2 text-lg font-black">
      <Link
        to={awardPath(type, true, title)}
        className="inline-flex min-h-11 items-center gap-1.5 transition-colors hover:text-accent-text"
      >
        {t(title)}
        <Icon name="chevronNext" size={18} className="text-low" />
      </Link>
    </h2>
  );
}
