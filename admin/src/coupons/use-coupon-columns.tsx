import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleCoupon } from '../api/types';
import type { Column } from '../components/RecordTable';
import { useAmounts } from '../components/use-amounts';
import { CouponStateTag } from './CouponStateTag';
import { useCouponWords } from './use-coupon-words';

function SelectPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<ConsoleCoupon>();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  return (
    <Checkbox
      checked={chosen > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      onChange={() => onSelect(chosen === ids.length ? [] : ids)}
      slotProps={{ input: { 'aria-label': translate('parde.coupons.select_page') } }}
    />
  );
}

function SelectOne({ coupon: { id, code } }: { coupon: ConsoleCoupon }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext<ConsoleCoupon>();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': translate('parde.coupons.select', { code }) } }}
    />
  );
}

function Code({ coupon: { id, code, note } }: { coupon: ConsoleCoupon }) {
  return (
    <>
      <Box
        component={Link}
        to={`/coupons/${id}/show`}
        dir="ltr"
        sx={{ color: 'var(--text-high)', fontWeight: 500, whiteSpace: 'nowrap', textDecoration: 'none' }}
      >
        {code}
      </Box>
      {note && (
        <Box dir="auto" sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
          {note}
        </Box>
      )}
    </>
  );
}

export function useCouponColumns(): readonly Column<ConsoleCoupon>[] {
  const translate = useTranslate();
  const amounts = useAmounts();
  const words = useCouponWords();
  return useMemo(() => {
    const word = (key: string) => translate(`parde.coupons.${key}`);
    const columns: Column<ConsoleCoupon>[] = [
      { key: 'select', label: <SelectPage />, cell: (coupon) => <SelectOne coupon={coupon} />, width: 44 },
      { key: 'code', label: word('code'), sortBy: 'id', cell: (coupon) => <Code coupon={coupon} /> },
      { key: 'discount', label: word('discount'), cell: words.discount, from: 'sm' },
      {
        key: 'plan',
        label: word('plan'),
        cell: ({ planId, stage }) => `${translate(`parde.plans.kinds.${planId}`)} · ${word(`stages.${stage}`)}`,
        from: 'md',
      },
      { key: 'used', label: word('used'), sortBy: 'used', cell: words.used, from: 'sm', width: 110 },
      {
        key: 'discounted',
        label: word('discounted'),
        sortBy: 'discounted',
        cell: ({ discounted }) => amounts.rials(discounted),
        from: 'lg',
      },
      { key: 'valid', label: word('valid'), sortBy: 'valid_until', cell: words.valid, from: 'lg' },
      { key: 'state', label: word('state'), cell: (coupon) => <CouponStateTag coupon={coupon} />, width: 110 },
    ];
    return columns;
  }, [translate, amounts, words]);
}
