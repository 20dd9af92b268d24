import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useShowContext, useTranslate } from 'react-admin';
import type { ConsoleCoupon } from '../api/types.ts';
import { useCopy } from '../browser/use-copy.ts';
import { Facts } from '../components/Facts.tsx';
import { AdminLink } from '../components/links/AdminLink.tsx';
import { Moment } from '../components/Moment.tsx';
import { ActorName } from '../components/names/ActorName.tsx';
import { Panel } from '../components/Panel.tsx';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { SectionHead } from '../components/page/SectionHead.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { useAmounts } from '../components/payments/use-amounts.ts';
import { RecordVersions } from '../components/versions/RecordVersions.tsx';
import type { CouponBounds } from '../providers/commands/staff-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { CouponStateTag } from './CouponStateTag.tsx';
import { DisableDialog } from './DisableDialog.tsx';
import { useCouponWords } from './use-coupon-words.ts';

export function CouponPage() {
  return (
    <ConsoleShow resource="coupons">
      <CouponView />
    </ConsoleShow>
  );
}

function CouponActions({ coupon }: { coupon: ConsoleCoupon }) {
  const translate = useTranslate();
  const copy = useCopy();
  const [disabling, setDisabling] = useState(false);
  const close = () => setDisabling(false);
  return (
    <>
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy(coupon.code)}>
        {translate('parde.coupons.copy_one')}
      </Button>
      {!coupon.disabled && <AdminLink to={`/coupons/${coupon.id}`} label="parde.coupons.edit" />}
      {!coupon.disabled && (
        <Button variant="outlined" color="error" onClick={() => setDisabling(true)}>
          {translate('parde.coupons.disable')}
        </Button>
      )}
      {disabling && <DisableDialog ids={[coupon.id]} onClose={close} onDone={close} />}
    </>
  );
}

function Rules({ coupon }: { coupon: ConsoleCoupon }) {
  const translate = useTranslate();
  const amounts = useAmounts();
  const words = useCouponWords();
  const word = (key: string) => translate(`parde.coupons.${key}`);
  return (
    <Panel>
      <SectionHead title={word('facts')} />
      <Box sx={{ padding: '6px 20px' }}>
        <Facts
          facts={[
            [word('discount'), words.discount(coupon)],
            [word('plan'), translate(`parde.plans.kinds.${coupon.planId}`)],
            [word('stage'), word(`stages.${coupon.stage}`)],
            [word('used'), words.used(coupon)],
            [word('discounted'), amounts.rials(coupon.discounted)],
            [word('total_limit'), words.limit(coupon.total_limit)],
            [word('user_limit'), words.limit(coupon.user_limit)],
            [word('valid'), words.valid(coupon)],
            [word('note'), coupon.note && <span dir="auto">{coupon.note}</span>],
            [word('created'), <Moment key="created" at={coupon.created_at} />],
            [word('created_by'), <ActorName key="by" actor={coupon.created_by} />],
          ]}
        />
      </Box>
    </Panel>
  );
}

/** What was changed of it; as long as it can be used, that can be taken back. */
function CouponVersions({ coupon: { id, disabled } }: { coupon: ConsoleCoupon }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const restore = (bounds: CouponBounds, version: number) => provider.reviseCoupon({ id, version, ...bounds });
  return <RecordVersions<CouponBounds> kind="coupons" id={id} restore={disabled ? undefined : restore} />;
}

function CouponView() {
  const translate = useTranslate();
  const { record } = useShowContext<ConsoleCoupon>();
  return (
    <ShowFrame
      list={{ to: '/coupons', label: translate('parde.coupons.title') }}
      title={record?.code}
      aside={record && <CouponStateTag coupon={record} />}
      actions={record && <CouponActions coupon={record} />}
    >
      {record && <Rules coupon={record} />}
      {record && <CouponVersions coupon={record} />}
    </ShowFrame>
  );
}
