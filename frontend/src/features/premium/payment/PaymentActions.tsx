import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Payment } from '../../../api/types.ts';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { plansQuery } from '../../../lib/api/queries/plans-query.ts';
import { pageOfWanted, wantedOfPayment } from '../../../lib/downloads/wanted-file.ts';
import { registrationOrder } from '../../../lib/session/kept/registration-order.ts';
import { saveReturnPath } from '../../../lib/session/kept/return-path.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { BackToFile } from './BackToFile.tsx';
import { outcomeOf, paymentPath } from './outcome.ts';

/** The main action for the outcome. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation('premium');
  const signedIn = useSignedIn();
  const [registered] = useState(() => registrationOrder() !== null);
  const outcome = outcomeOf(payment.state);
  const ordersAgain = payment.retryable && (signedIn || registered);
  const [wanted] = useState(() => wantedOfPayment(payment.reference));
  const film = outcome === 'paid' && wanted ? pageOfWanted(wanted) : null;
  const main = (to: string, text: string, back: string | null = null) => (
    <Link to={to} onClick={() => back && saveReturnPath(back)} className={buttonStyle('main', 'lg')}>
      {text}
    </Link>
  );
  // As a member they have the receipt here, or the plan to pay for again.
  const back = film ?? paymentPath(payment);
  return (
    <div className="mt-7 mb-8 flex flex-wrap justify-center gap-3 print:hidden">
      {outcome === 'paid' && registered && !signedIn && main('/verify-account', t('payment.verify'), back)}
      {/* Also who has come back from the bank into another browser, where they are a guest. */}
      {!registered && !signedIn && main('/login', t('account.login'), back)}
      {outcome === 'paid' && signedIn && (wanted ? <BackToFile wanted={wanted} /> : main('/', t('payment.watch')))}
      {ordersAgain && <OrderAgain payment={payment} registered={registered && !signedIn} />}
      {outcome !== 'paid' && registered && !signedIn && (
        <Link to="/verify-account" onClick={() => saveReturnPath(back)} className={buttonStyle('quiet', 'lg')}>
          {t('payment.verify')}
        </Link>
      )}
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
