import Box from '@mui/material/Box';
import { useShowContext, useTranslate } from 'react-admin';
import type { ConsolePayment } from '../api/types.ts';
import { Facts } from '../components/Facts.tsx';
import { Moment } from '../components/Moment.tsx';
import { UserName } from '../components/names/ActorName.tsx';
import { Panel } from '../components/Panel.tsx';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { SectionHead } from '../components/page/SectionHead.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { PaymentStateTag } from '../components/payments/PaymentStateTag.tsx';
import { useAmounts } from '../components/payments/use-amounts.ts';
import { PaymentActions } from './actions/PaymentActions.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';

export function PaymentPage() {
  return (
    <ConsoleShow resource="payments">
      <PaymentView />
    </ConsoleShow>
  );
}

const latin = (text: string | null) =>
  text && (
    <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );

function OrderFacts({ payment }: { payment: ConsolePayment }) {
  const translate = useTranslate();
  const amounts = useAmounts();
  const { planId, size, price, discount, amount, user, coupon, created_at, reference, number } = payment;
  const word = (key: string) => translate(`parde.payments.${key}`);
  return (
    <Panel>
      <SectionHead title={word('facts')} />
      <Box sx={{ padding: '6px 20px' }}>
        <Facts
          facts={[
            [word('user'), <UserName key="user" id={user.id} />],
            [word('what'), amounts.ofPlan(planId, size)],
            [word('price'), amounts.rials(price)],
            [word('discount'), discount > 0 && amounts.rials(discount)],
            [word('coupon'), latin(coupon)],
            [word('amount'), <strong key="amount">{amount === 0 ? word('free') : amounts.rials(amount)}</strong>],
            [word('created'), <Moment key="created" at={created_at} />],
            [word('order_number'), latin(number)],
            [word('reference'), latin(reference)],
          ]}
        />
      </Box>
    </Panel>
  );
}

function BankFacts({ payment }: { payment: ConsolePayment }) {
  const translate = useTranslate();
  const { gateway, code, amount, taken, bank_reference, card, paid_at, deadline_at, reason } = payment;
  const amounts = useAmounts();
  const word = (key: string) => translate(`parde.payments.${key}`);
  return (
    <Panel>
      <SectionHead title={word('bank')} />
      <Box sx={{ padding: '6px 20px' }}>
        <Facts
          facts={[
            [word('gateway'), word(`gateways.${gateway}`)],
            [word('code'), code && translate(`parde.payments.codes.${code}`, { _: code })],
            [word('taken'), taken !== null && taken !== amount && <strong key="taken">{amounts.rials(taken)}</strong>],
            [word('bank_reference'), latin(bank_reference)],
            [word('card'), latin(card)],
            [word('paid'), paid_at && <Moment key="paid" at={paid_at} />],
            [word('deadline'), gateway !== 'none' && <Moment key="deadline" at={deadline_at} />],
            [word('reason'), reason && <span dir="auto">{reason}</span>],
          ]}
        />
      </Box>
    </Panel>
  );
}

function PaymentView() {
  const translate = useTranslate();
  const { record } = useShowContext<ConsolePayment>();
  return (
    <ShowFrame
      list={{ to: '/payments', label: translate('parde.payments.title') }}
      title={record && translate('parde.payments.one', { id: record.id })}
      aside={record && <PaymentStateTag state={record.state} />}
      actions={record && <PaymentActions payment={record} />}
    >
      {record && (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <OrderFacts payment={record} />
            <BankFacts payment={record} />
          </Box>
          <PaymentTimeline payment={record} />
        </Box>
      )}
    </ShowFrame>
  );
}
