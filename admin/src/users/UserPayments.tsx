import { DataTable, useTranslate } from 'react-admin';
import type { ConsolePayment } from '../api/types.ts';
import { ReferenceSheet } from '../components/list/ReferenceSheet.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { Moment } from '../components/Moment.tsx';
import { PaymentAmount, PaymentNumber, PaymentOrder } from '../components/payments/PaymentCells.tsx';
import { PaymentStateTag } from '../components/payments/PaymentStateTag.tsx';
import { QuietNote } from '../components/QuietNote.tsx';

const PER_PAGE = 5;
const Column = DataTable.Col<ConsolePayment>;

export function UserPayments({ userId }: { userId: number }) {
  const translate = useTranslate();
  return (
    <ReferenceSheet
      userId={userId}
      title={translate('parde.users.payments.title')}
      reference="payments"
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PER_PAGE}
    >
      <DataTable
        storeKey="user.payments.datatable"
        empty={<QuietNote>{translate('parde.users.payments.none')}</QuietNote>}
      >
        <Column
          source="id"
          label="parde.payments.number"
          sortByOrder="DESC"
          render={(payment) => <PaymentNumber payment={payment} />}
          width={80}
        />
        <Column
          label="parde.payments.what"
          render={(payment) => <PaymentOrder payment={payment} />}
          sx={shownFrom('md')}
        />
        <Column
          source="amount"
          label="parde.payments.amount"
          sortByOrder="DESC"
          render={(payment) => <PaymentAmount payment={payment} />}
        />
        <Column label="parde.payments.state" render={({ state }) => <PaymentStateTag state={state} />} width={130} />
        <Column
          source="created_at"
          label="parde.payments.created"
          sortByOrder="DESC"
          render={({ created_at }) => <Moment at={created_at} />}
          sx={shownFrom('md')}
          width={200}
        />
      </DataTable>
    </ReferenceSheet>
  );
}
