import Button from '@mui/material/Button';
import { SelectInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PaymentState } from '../api/types.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { DaySpanFilter } from '../components/list/filters/DaySpanFilter.tsx';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';
import { BuyerFilter } from './BuyerFilter.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import { PaymentViews } from './PaymentViews.tsx';
import { paymentsExporter } from './payments-exporter.ts';

const STATES: readonly PaymentState[] = [
  ...(['created', 'pending', 'paid', 'failed'] as const),
  ...(['expired', 'reversing', 'reversed', 'reversal_refused'] as const),
];
const GATEWAYS = ['sandbox', 'saman', 'zarinpal', 'none'] as const;

const FILTERS = [
  <SearchFilter key="q" source="q" placeholder="parde.payments.search" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="parde.payments.state"
    emptyText="parde.payments.any_state"
    choices={STATES.map((state) => ({ id: state, name: `parde.payments.states.${state}` }))}
    alwaysOn
  />,
  <SelectInput
    key="gateway"
    source="gateway"
    label="parde.payments.gateway"
    emptyText="parde.payments.any_gateway"
    choices={GATEWAYS.map((gateway) => ({ id: gateway, name: `parde.payments.gateways.${gateway}` }))}
    alwaysOn
  />,
  <BuyerFilter key="user" source="user_id" alwaysOn />,
  <DaySpanFilter key="days" source="from" alwaysOn />,
];

/** Every visit starts with all payments; the address says otherwise, no stored filter. */
export function PaymentsPage() {
  const translate = useTranslate();
  return (
    <ConsoleList
      title="parde.payments.title"
      lead={<PaymentViews />}
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      storeKey={false}
      exporter={paymentsExporter}
      pageActions={
        <Button variant="outlined" component={Link} to="/ledger">
          {translate('parde.payments.books.title')}
        </Button>
      }
    >
      <PaymentsTable />
    </ConsoleList>
  );
}
