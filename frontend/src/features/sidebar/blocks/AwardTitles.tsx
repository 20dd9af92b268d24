import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../../components/button/Chip.tsx';
import { awardTitlesQuery } from '../../../lib/api/queries/award-titles-query.ts';
import { awardPath, ceremonyPath } from '../../../lib/router/award-path.ts';
import { BlockHeading } from './BlockHeading.tsx';

/** The Oscars: their awards are those that people know. */
export const SHOWN_CEREMONY = 1;
const MAX_AWARDS = 6;

/** The best known awards; the heading leads to the ceremonies. */
export function AwardTitles() {
  const { t } = useTranslation(['sidebar', 'awards'], { nsMode: 'fallback' });
  const heading = useId();
  const { data: titles } = useQuery(awardTitlesQuery(SHOWN_CEREMONY));
  const won = titles?.filter(({ winners }) => winners > 0).slice(0, MAX_AWARDS) ?? [];
  if (won.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3">
      <BlockHeading id={heading} to={ceremonyPath(SHOWN_CEREMONY)} title={t('sidebar.awards')} />
      <div className="flex flex-wrap gap-2">
        {won.map(({ title }) => (
          <ChipLink key={title} to={awardPath(SHOWN_CEREMONY, true, title)}>
            {t(title)}
          </ChipLink>
        ))}
      </div>
    </section>
  );
}
