import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { FileFacts } from '../../../../api/types.ts';
import { buttonStyle } from '../../../../components/button/button-style.ts';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { writeBasket } from '../../../../lib/downloads/basket-address.ts';
import { KEEP_SCROLL } from '../../../../lib/router/scroll/ScrollMemory.tsx';

/** Opens the basket of the season with all files of one group in it. */
export function WholeSeason({ files }: { files: readonly FileFacts[] }) {
  const { t } = useTranslation('title');
  const [search] = useSearchParams();
  const basket = writeBasket(
    search,
    files.map(({ id }) => id),
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline py-3">
      <p className="text-xs text-mid">{t('season.whole.note')}</p>
      <Link
        to={{ search: basket.toString() }}
        state={KEEP_SCROLL}
        className={buttonStyle('quiet', 'md', 'max-md:grow')}
      >
        <Icon name="list" size={18} />
        {t('season.whole')}
      </Link>
    </div>
  );
}
