import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon/Icon.tsx';
import { usePremiumWindow } from '../../../lib/api/queries/plans-query.ts';

/** What everybody has, and what a plan adds. */
const ROWS = [
  { what: 'browse', free: true },
  { what: 'community', free: true },
  { what: 'older', free: true },
  { what: 'newest', free: false },
  { what: 'watch', free: false },
] as const;
/** Where no upload needs one. */
const ROWS_OF_FREE_FILES = ROWS.filter(({ what }) => what !== 'newest').map(({ what, free }) => ({
  what: what === 'older' ? 'files' : what,
  free,
}));

export function Comparison() {
  const { t } = useTranslation('premium');
  const days = usePremiumWindow();
  return (
    <section className="mt-14">
      <h2 className="text-lg font-bold">{t('compare.title')}</h2>
      <table className="mt-4 w-full table-fixed rounded-panel bg-surface-1 text-sm">
        <thead>
          <tr className="text-mid">
            <th scope="col" className="w-1/2 p-4 text-start font-medium md:w-3/5">
              {t('compare.what')}
            </th>
            <th scope="col" className="p-4 font-medium">
              {t('compare.free')}
            </th>
            <th scope="col" className="p-4 font-bold text-success-text">
              {t('compare.premium')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(days === 0 ? ROWS_OF_FREE_FILES : ROWS).map(({ what, free }) => (
            <tr key={what} className="border-t border-hairline">
              <th scope="row" className="p-4 text-start font-medium">
                {t(`compare.${what}`, { count: days })}
              </th>
              <Cell has={free} />
              <Cell has />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ has }: { has: boolean }) {
  const { t } = useTranslation('premium');
  return (
    <td className="p-4 text-center">
      <Icon name={has ? 'check' : 'close'} size={20} className={`inline ${has ? 'text-success-text' : 'text-low'}`} />
      <span className="sr-only">{t(has ? 'compare.yes' : 'compare.no')}</span>
    </td>
  );
}
