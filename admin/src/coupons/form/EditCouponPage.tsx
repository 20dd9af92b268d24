import { useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ConsoleCoupon } from '../../api/types.ts';
import { useOpened } from '../../components/form/dialogs/use-opened.ts';
import { useReopening } from '../../components/form/dialogs/use-reopening.ts';
import { ConsoleShow } from '../../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../../components/page/ShowFrame.tsx';
import { StateMessage } from '../../components/page/StateMessage.tsx';
import { CouponStateTag } from '../CouponStateTag.tsx';
import { CouponForm } from './CouponForm.tsx';

export function EditCouponPage() {
  const { id } = useParams();
  const [opening, reopen] = useReopening();
  return (
    <ConsoleShow key={`${id} ${opening}`} resource="coupons">
      <CouponEditor onReopen={reopen} />
    </ConsoleShow>
  );
}

function CouponEditor({ onReopen }: { onReopen: () => void }) {
  const translate = useTranslate();
  const { record, isFetching } = useShowContext<ConsoleCoupon>();
  const coupon = useOpened(record, isFetching);
  return (
    <ShowFrame
      list={{ to: '/coupons', label: translate('parde.coupons.title') }}
      title={record?.code}
      aside={record && <CouponStateTag coupon={record} />}
    >
      {coupon && (coupon.disabled ? <Disabled /> : <CouponForm coupon={coupon} onReopen={onReopen} />)}
    </ShowFrame>
  );
}

function Disabled() {
  const translate = useTranslate();
  return <StateMessage drawing="nothing" title={translate('parde.errors.coupon_disabled')} />;
}
