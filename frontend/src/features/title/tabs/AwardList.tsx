import { useTranslation } from 'react-i18next';
import type { Award } from '../../../api/types.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';

export function AwardList({ awards }: { awards: readonly Award[] }) {
  const { t } = useTranslation('title');
  const format = useFormat();
  if (awards.length === 0) return null;
  const sorted = [...awards].sort((a, b) => Number(b.won) - Number(a.won) || a.ceremony - b.ceremony);
  return (
    <section>
      <h2 className="mb-5 text-lg font-black">{t('award.title')}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {sorted.map((award) => (
          <li
            key={`${award.ceremony}-${award.year}-${award.title}`}
            className="flex items-center gap-4 rounded-card bg-high/5 px-4 py-3"
          >
            <Icon name="award" className={award.won ? 'text-accent-text' : 'text-low'} />
            <div className="min-w-0">
              <p className="text-sm font-bold">
                {t(`ceremony.${award.ceremony}`)} {format.year(award.year)}
                <span className="ms-2 font-medium text-low">{t(award.won ? 'award.won' : 'award.nominated')}</span>
              </p>
              <p className="text-xs text-mid">{t(award.title)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
