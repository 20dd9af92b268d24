import DoneAll from '@mui/icons-material/DoneAll';
import Box from '@mui/material/Box';
import {
  BulkActionsToolbar,
  BulkExportButton,
  DataTable,
  SelectAllButton,
  SelectPageCheckbox,
  useListContext,
  useTranslate,
} from 'react-admin';
import type { ConsoleCoupon } from '../api/types.ts';
import { CellLink } from '../components/links/CellLink.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { SelectCell } from '../components/list/rows/SelectCell.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { useAmounts } from '../components/payments/use-amounts.ts';
import { BulkCopyButton } from './BulkCopyButton.tsx';
import { BulkDisableButton } from './BulkDisableButton.tsx';
import { CouponStateTag } from './CouponStateTag.tsx';
import { useCouponWords } from './use-coupon-words.ts';

const Column = DataTable.Col<ConsoleCoupon>;
/** A button without an icon would be invisible on a phone. */
const SELECT_ALL = (
  <SelectAllButton>
    <DoneAll />
  </SelectAllButton>
);

/** react-admin only hides it while nothing is selected, with the focus in it. */
function BulkActions() {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <BulkActionsToolbar selectAllButton={SELECT_ALL}>
      <BulkCopyButton />
      <BulkExportButton />
      <BulkDisableButton />
    </BulkActionsToolbar>
  );
}

function Code({ coupon: { id, code, note } }: { coupon: ConsoleCoupon }) {
  return (
    <>
      <Box component={CellLink} to={`/coupons/${id}/show`} dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
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

function WhatFor({ coupon: { planId, stage } }: { coupon: ConsoleCoupon }) {
  const translate = useTranslate();
  return (
    <span>
      {translate(`parde.plans.kinds.${planId}`)} · {translate(`parde.coupons.stages.${stage}`)}
    </span>
  );
}

export function CouponsTable() {
  const translate = useTranslate();
  const amounts = useAmounts();
  const words = useCouponWords();
  return (
    <DataTable bulkActionsToolbar={<BulkActions />} empty={<NothingFound />}>
      <Column
        label={<SelectPageCheckbox />}
        render={({ code }) => <SelectCell label={translate('parde.coupons.select', { code })} />}
        padding="checkbox"
      />
      <Column source="id" label="parde.coupons.code" sortByOrder="DESC" render={(coupon) => <Code coupon={coupon} />} />
      <Column
        source="percent"
        label="parde.coupons.discount"
        disableSort
        render={words.discount}
        sx={shownFrom('sm')}
      />
      <Column
        source="planId"
        label="parde.coupons.plan"
        disableSort
        render={(coupon) => <WhatFor coupon={coupon} />}
        sx={shownFrom('md')}
      />
      <Column
        source="used"
        label="parde.coupons.used"
        sortByOrder="DESC"
        render={words.used}
        sx={shownFrom('sm')}
        width={110}
      />
      <Column
        source="discounted"
        label="parde.coupons.discounted"
        sortByOrder="DESC"
        render={({ discounted }) => amounts.rials(discounted)}
        sx={shownFrom('lg')}
      />
      <Column
        source="valid_until"
        label="parde.coupons.valid"
        sortByOrder="DESC"
        render={words.valid}
        sx={shownFrom('lg')}
      />
      <Column
        source="state"
        label="parde.coupons.state"
        disableSort
        render={(coupon) => <CouponStateTag coupon={coupon} />}
        width={110}
      />
    </DataTable>
  );
}
