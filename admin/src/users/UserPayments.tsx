import { ListBase, useTranslate } from 'react-admin';
import type { ConsolePayment } from '../api/types';
import { QuietNote } from '../components/QuietNote';
import { RecordTable } from '../components/RecordTable';
import { SectionHead } from '../components/SectionHead';
import { usePaymentColumns } from '../payments/use-payment-columns';

const PER_PAGE = 5;

export function UserPayments({ userId }: { userId: number }) {
  const translate = useTranslate();
  const columns = usePaymentColumns({ withUser: false });
  return (
    <ListBase
      resource="payments"
      filter={{ user_id: userId }}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PER_PAGE}
      disableSyncWithLocation
      storeKey={false}
    >
      <RecordTable<ConsolePayment>
        columns={columns}
        head={<SectionHead title={translate('parde.users.payments.title')} />}
        empty={<QuietNote>{translate('parde.users.payments.none')}</QuietNote>}
      />
    </ListBase>
  );
}
