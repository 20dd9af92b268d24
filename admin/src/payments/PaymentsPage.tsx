import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsolePayment, PaymentState } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { ListFrame } from '../components/ListFrame';
import { RecordTable } from '../components/RecordTable';
import { SearchField } from '../components/SearchField';
import { StateMessage } from '../components/StateMessage';
import { PaymentViews } from './PaymentViews';
import type { PaymentView } from './payment-address';
import { usePaymentColumns } from './use-payment-columns';

const PER_PAGE = 25;
const STATES: readonly PaymentState[] = [
  ...(['created', 'pending', 'paid', 'failed'] as const),
  ...(['expired', 'reversing', 'reversed', 'reversal_refused'] as const),
];
const GATEWAYS = ['sandbox', 'saman', 'zarinpal', 'none'] as const;

/** Every visit starts with all payments; the address says otherwise, no stored filter. */
export function PaymentsPage() {
  return (
    <ListBase resource="payments" perPage={PER_PAGE} sort={{ field: 'id', order: 'DESC' }} storeKey={false}>
      <Payments />
    </ListBase>
  );
}

function PaymentFilters({ view }: { view: PaymentView }) {
  const translate = useTranslate();
  const word = (key: string) => translate(`parde.payments.${key}`);
  return (
    <>
      <PaymentViews current={view} />
      <SearchField placeholder={word('search')} />
      {view === 'all' && (
        <FilterSelect
          source="state"
          label={word('state')}
          any={word('any_state')}
          choices={STATES.map((state) => ({ value: state, label: word(`states.${state}`) }))}
        />
      )}
      <FilterSelect
        source="gateway"
        label={word('gateway')}
        any={word('any_gateway')}
        choices={GATEWAYS.map((gateway) => ({ value: gateway, label: word(`gateways.${gateway}`) }))}
      />
      {view !== 'all' && (
        <Typography variant="body2" sx={{ width: '100%', color: 'var(--text-mid)' }}>
          {word(`leads.${view}`)}
        </Typography>
      )}
    </>
  );
}

function Payments() {
  const translate = useTranslate();
  const columns = usePaymentColumns({ withUser: true });
  const { filterValues } = useListContext<ConsolePayment>();
  const view: PaymentView = filterValues['view'] ?? 'all';
  const narrowed = Object.keys(filterValues).some((key) => key !== 'view');
  const allWell = (
    <StateMessage
      drawing={view === 'stuck' ? 'done' : 'nothing'}
      title={translate(view === 'all' ? 'parde.states.empty' : `parde.payments.empty_${view}`)}
      lead={translate('parde.payments.empty_lead')}
    />
  );
  return (
    <ListFrame
      title={translate('parde.payments.title')}
      filters={<PaymentFilters view={view} />}
      actions={
        <Button variant="outlined" component={Link} to="/ledger">
          {translate('parde.payments.books.title')}
        </Button>
      }
    >
      <RecordTable columns={columns} {...(!narrowed && { empty: allWell })} />
    </ListFrame>
  );
}
