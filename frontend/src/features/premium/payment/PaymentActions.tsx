import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Payment } from '../../../api/types.ts';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { plansQuery } from '../../../lib/api/plans-query.ts';
import { pageOfWanted, wantedOfPayment } from '../../../lib/downloads/wanted-file.ts';
import { registrationOrder } from '../../../lib/session/registration-order.ts';
import { saveReturnPath } from '../../../lib/session/return-path.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { BackToFile } from './BackToFile.tsx';
import { outcomeOf } from './outcome.ts';

/** The main action for the outcome. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation('premium');
  const { signedIn } = useSession();
  const [registered] = useState(() => registrationOrder() !== null);
  const outcome = outcomeOf(payment.state);
  const ordersAgain = payment.retryable && (signedIn || registered);
  const [wanted] = useState(() => wantedOfPayment(payment.reference));
  const main = (to: string, text: string) => (
    <Link to={to} onClick={() => wanted && saveReturnPath(pageOfWanted(wanted))} className={buttonStyle('main', 'lg')}>
      {text}
    </Link>
  );
  return (
    <div className="mt-7 mb-8 flex flex-wrap justify-center gap-3 print:hidden">
      {outcome === 'paid' && registered && !signedIn && main('/verify-account', t('payment.verify'))}
      {outcome === 'paid' && !registered && !signedIn && main('/login', t('account.login'))}
      {outcome === 'paid' && signedIn && (wanted ? <BackToFile wanted={wanted} /> : main('/', t('payment.watch')))}
      {ordersAgain && <OrderAgain payment={payment} registered={registered && !signedIn} />}
      {signedIn && (
        <Link to="/user/profile-page" className={buttonStyle(outcome === 'waiting' ? 'main' : 'quiet', 'lg')}>
          {t('payment.toProfile')}
        </Link>
      )}
      {!ordersAgain && !signedIn && outcome !== 'paid' && (
        <Link to="/" className={buttonStyle('quiet', 'lg')}>
          {t('nav.home')}
        </Link>
      )}
    </div>
  );
}

/** Repeats the order: the registration's, or the offer with the same plan and size. */
function OrderAgain({ payment: { planId, size }, registered }: { payment: Payment; registered: boolean }) {
  const { t } = useTranslation('premium');
  const { data } = useQuery({ ...plansQuery, enabled: !registered });
  const offer = data?.plans.find((plan) => plan.planId === planId && plan.size === size);
  const chosen = offer ? `/confirm-order2?offer=${offer.id}` : '/user/profile-page#premium';
  return (
    <Link to={registered ? '/confirm-order' : chosen} className={buttonStyle('main', 'lg')}>
      {t('payment.again')}
    </Link>
  );
}
