import ContentCopy from '@mui/icons-material/ContentCopy';
import { Button, useGetMany, useListContext } from 'react-admin';
import type { ConsoleCoupon } from '../api/types.ts';
import { useCopy } from '../browser/use-copy.ts';

/** Copies the codes of the selected coupons, those on other pages among them. */
export function BulkCopyButton() {
  const copy = useCopy();
  const { selectedIds } = useListContext<ConsoleCoupon>();
  // Asked for before the click: a browser lets nothing be copied long after it.
  const { data } = useGetMany<ConsoleCoupon>('coupons', { ids: selectedIds }, { enabled: selectedIds.length > 0 });
  const codes = (data ?? []).flatMap((coupon) => (coupon ? [coupon.code] : []));
  return (
    <Button
      label="parde.coupons.copy"
      disabled={codes.length < selectedIds.length}
      onClick={() => void copy(codes.join('\n'))}
    >
      <ContentCopy />
    </Button>
  );
}
