import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Ceremony } from '../../api/types.ts';
import { ChipLink } from '../../components/button/Chip.tsx';
import { Select } from '../../components/form/Select.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { CEREMONY_WORDS, type CeremonyType, ceremonyPath, isCeremonyType } from '../../lib/router/award-path.ts';
import { ceremonyYearsQuery } from './award-queries.ts';

/** From one ceremony to another, and from year to year. */
export function CeremonyNav({ ceremony }: { ceremony: Ceremony }) {
  const { t } = useTranslation('awards');
  const types = Object.keys(CEREMONY_WORDS).map(Number).filter(isCeremonyType);
  return (
    <nav aria-label={t('awards.nav')} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex flex-wrap gap-2">
        {types.map((type) => (
          <ChipLink key={type} to={ceremonyPath(type)} selected={type === ceremony.type}>
            {t(`ceremony.${type}`)}
          </ChipLink>
        ))}
      </div>
      <div className="flex items-center gap-1">
        <Step to={ceremony.previous} icon="chevronBack" label={t('awards.previous')} />
        <Years ceremony={ceremony} />
        <Step to={ceremony.next} icon="chevronNext" label={t('awards.next')} />
      </div>
    </nav>
  );
}

function Years({ ceremony: { type, year, slug } }: { ceremony: Ceremony }) {
  const { t } = useTranslation('awards');
  const format = useFormat();
  const navigate = useNavigate();
  const { data: years = [{ slug, year }] } = useQuery(ceremonyYearsQuery(type as CeremonyType));
  return (
    <Select
      aria-label={t('awards.years')}
      value={slug}
      onChange={({ target }) => void navigate(`/award-ceremony/${target.value}`)}
      options={years.map((one) => ({ value: one.slug, text: format.year(one.year) }))}
      className="min-h-11! w-auto! rounded-full! border-transparent! bg-high/8! text-sm!"
    />
  );
}

function Step({ to, icon, label }: { to: string | null; icon: 'chevronBack' | 'chevronNext'; label: string }) {
  if (!to) {
    return (
      <span className="flex size-11 items-center justify-center text-hairline-strong" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link
      to={`/award-ceremony/${to}`}
      aria-label={label}
      className="flex size-11 items-center justify-center rounded-full text-mid transition-colors hover:bg-high/8 hover:text-high"
    >
      <Icon name={icon} />
    </Link>
  );
}
