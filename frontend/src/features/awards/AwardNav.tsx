import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../components/button/Chip.tsx';
import { ChipRow } from '../../components/button/ChipRow.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { awardTitlesQuery } from '../../lib/api/queries/award-titles-query.ts';
import { awardPath, type CeremonyType, ceremonyPath } from '../../lib/router/award-path.ts';

interface Props {
  type: CeremonyType;
  won: boolean;
  title: string;
}

/** Above the titles of an award: its winners or those only nominated, and the other awards of the ceremony. */
export function AwardNav({ type, won, title }: Props) {
  const { t } = useTranslation('awards');
  return (
    <>
      <nav aria-label={t('awards.which')} className="mb-3 flex flex-wrap gap-2">
        <ChipLink to={awardPath(type, true, title)} selected={won}>
          {t('awards.winners')}
        </ChipLink>
        <ChipLink to={awardPath(type, false, title)} selected={!won}>
          {t('awards.nominees')}
        </ChipLink>
        <ChipLink to={ceremonyPath(type)}>{t(`ceremony.${type}`)}</ChipLink>
      </nav>
      <Titles type={type} won={won} title={title} />
    </>
  );
}

function Titles({ type, won, title: current }: Props) {
  const { t } = useTranslation('awards');
  const { data: titles, isPending } = useQuery(awardTitlesQuery(type));

  if (isPending) return <Skeleton className="mb-6 h-9 w-full rounded-full! pointer-coarse:h-11" />;
  return (
    <ChipRow label={t('awards.titles')} shown={`${current} ${titles?.map(({ title }) => t(title))}`}>
      {titles?.map(({ title }) => (
        <ChipLink key={title} to={awardPath(type, won, title)} selected={title === current}>
          {t(title)}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
