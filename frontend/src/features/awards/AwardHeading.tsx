import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CeremonyAward } from '../../api/types.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { awardPath } from '../../lib/router/award-path.ts';

interface Props {
  id: string;
  type: number;
  award: CeremonyAward;
}

/** Leads to the titles that ever won the award, where the site has any of this year's. */
export function AwardHeading({ id, type, award: { title, nominations } }: Props) {
  const { t } = useTranslation('awards');
  const name = t(title);
  return (
    <h2 id={id} className="mb-2 text-lg font-black">
      {nominations.some(({ post }) => post) ? (
        <Link
          to={awardPath(type, true, title)}
          className="inline-flex min-h-11 items-center gap-1.5 transition-colors hover:text-accent-text"
        >
          {name}
          <Icon name="chevronNext" size={18} className="text-low" />
        </Link>
      ) : (
        <span className="inline-flex min-h-11 items-center">{name}</span>
      )}
    </h2>
  );
}
