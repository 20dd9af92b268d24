import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../components/button/IconButton.tsx';
import { Select } from '../../components/form/Select.tsx';
import { KEEP_SCROLL } from '../../lib/router/scroll/ScrollMemory.tsx';
import { naturalDirection, readOrder, SORT_FIELDS } from './list-order.ts';

interface Props {
  /** What the list is sorted by when the address says nothing. */
  standard?: (typeof SORT_FIELDS)[number];
}

/** The order lives in the address, so that a sorted list can be shared; another order starts at page 1 again. */
export function SortControl({ standard = 'created_at' }: Props) {
  const { t } = useTranslation('catalogue');
  const [search, setSearch] = useSearchParams();
  const order = readOrder(search);
  const field = order.field ?? standard;
  const type = order.type ?? naturalDirection(field);

  const change = (nextField: string, nextType: string) => {
    const next = new URLSearchParams(search);
    next.set('sort', nextField);
    next.set('type', nextType);
    next.delete('page');
    setSearch(next, { replace: true, state: KEEP_SCROLL });
  };
  const pick = (picked: string) => {
    const known = SORT_FIELDS.find((candidate) => candidate === picked) ?? standard;
    change(known, naturalDirection(known));
  };

  return (
    <div className="flex items-center gap-1">
      <Select
        aria-label={t('sort.label')}
        value={field}
        onChange={(event) => pick(event.target.value)}
        options={SORT_FIELDS.map((value) => ({ value, text: t(`sort.${value}`) }))}
        className="min-h-11! w-auto! rounded-full! border-transparent! bg-high/8! text-sm!"
      />
      <IconButton
        icon="sort"
        label={t(type === 'asc' ? 'sort.ascending' : 'sort.descending')}
        onClick={() => change(field, type === 'asc' ? 'desc' : 'asc')}
        className={type === 'asc' ? '-scale-y-100' : undefined}
      />
    </div>
  );
}
