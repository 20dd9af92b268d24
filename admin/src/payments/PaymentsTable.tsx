import Box from '@mui/material/Box';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import type { ConsolePayment } from '../api/types.ts';
import type { PaymentView } from '../components/addresses/payments-address.ts';
import { QuietLink } from '../components/links/CellLink.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { Moment } from '../components/Moment.tsx';
import { StateMessage } from '../components/page/StateMessage.tsx';
import { PaymentAmount, PaymentNumber, PaymentOrder } from '../components/payments/PaymentCells.tsx';
import { PaymentStateTag } from '../components/payments/PaymentStateTag.tsx';

const Column = DataTable.Col<ConsolePayment>;

/** A view of reconciliation without payments is good news; an empty search is not the same thing. */
function NoPayments() {
  const translate = useTranslate();
  const { filterValues } = useListContext<ConsolePayment>();
  const view: PaymentView = filterValues['view'] ?? 'all';
  if (Object.keys(filterValues).some((key) => key !== 'view')) return <NothingFound />;
  return (
    <StateMessage
      drawing={view === 'stuck' ? 'done' : 'nothing'}
      title={translate(view === 'all' ? 'parde.states.empty' : `parde.payments.empty_${view}`)}
      lead={translate('parde.payments.empty_lead')}
    />
  );
}

function Buyer({ user: { id, username } }: Pick<ConsolePayment, 'user'>) {
  const translate = useTranslate();
  return (
    <QuietLink to={`/users/${id}/show`}>
      <bdi>{username ?? translate('parde.payments.user_unknown', { id })}</bdi>
    </QuietLink>
  );
}

export function PaymentsTable() {
  const translate = useTranslate();
  return (
    <DataTable empty={<NoPayments />}>
      <Column
        source="id"
        label="parde.payments.number"
        sortByOrder="DESC"
        render={(payment) => <PaymentNumber payment={payment} />}
        width={80}
      />
      <Column
        source="user"
        label="parde.payments.user"
        disableSort
        render={({ user }) => <Buyer user={user} />}
        sx={shownFrom('sm')}
      />
      <Column
        source="planId"
        label="parde.payments.what"
        disableSort
        render={(payment) => <PaymentOrder payment={payment} />}
        sx={shownFrom('md')}
      />
      <Column
        source="amount"
        label="parde.payments.amount"
        sortByOrder="DESC"
        render={(payment) => (
          <>
            <PaymentAmount payment={payment} />
            <Box sx={{ display: { sm: 'none' }, fontSize: '0.75rem', color: 'var(--text-low)' }}>
              <Buyer user={payment.user} /> <Moment at={payment.created_at} />
            </Box>
          </>
        )}
      />
      <Column
        source="state"
        label="parde.payments.state"
        disableSort
        render={({ state }) => <PaymentStateTag state={state} />}
        width={130}
      />
      <Column
        source="gateway"
        label="parde.payments.gateway"
        disableSort
        render={({ gateway }) => translate(`parde.payments.gateways.${gateway}`)}
        sx={shownFrom('lg')}
      />
      <Column
        source="created_at"
        label="parde.payments.created"
        sortByOrder="DESC"
        render={({ created_at }) => <Moment at={created_at} />}
        sx={shownFrom('md')}
        width={200}
      />
    </DataTable>
  );
}
