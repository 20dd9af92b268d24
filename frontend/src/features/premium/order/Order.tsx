import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { useFormat } from '../../../lib/format/use-format';
import { CouponField } from './CouponField';
import { GatewayChoice } from './GatewayChoice';
import { OrderSummary } from './OrderSummary';
import type { OrderLine } from './order-line';
import { isCouponRefusal, useCoupon } from './use-coupon';
import { usePayment } from './use-payment';

/** The last look before the bank: what, for how much, with which coupon, through which bank. */
export function Order({ line }: { line: OrderLine }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const [gateway, setGateway] = useState(1);
  const coupon = useCoupon(line);
  const payment = usePayment(coupon.refuse);
  const { planId, offerId: offer_id, price, userId: user_id } = line;
  const amount = price - (coupon.applied?.discount ?? 0);

  const pay = (event: FormEvent) => {
    event.preventDefault();
    const code = coupon.applied && { coupon: coupon.applied.code };
    payment.pay({ planId, offer_id, gateway, ...code, ...(user_id && { user_id }) });
  };
  const error = payment.error && !isCouponRefusal(payment.error) ? payment.error : null;
  return (
    <div className="flex flex-col gap-6">
      <OrderSummary line={line} discount={coupon.applied?.discount ?? 0} />
      <CouponField coupon={coupon} disabled={payment.busy} />
      <form onSubmit={pay} className="flex flex-col gap-5">
        {amount > 0 && <GatewayChoice chosen={gateway} onChoose={setGateway} />}
        {error && (
          <p role="alert" className="fade-in flex gap-3 rounded-card bg-danger/14 px-4 py-3 text-sm text-danger-text">
            <Icon name="warning" size={20} className="mt-0.5" />
            {t(error.message)}
          </p>
        )}
        <Button kind="main" size="lg" type="submit" icon="card" busy={payment.busy}>
          {amount > 0 ? t('order.pay', { amount: format.price(amount) }) : t('order.free')}
        </Button>
        {amount > 0 && <p className="text-center text-xs text-low">{t('order.leaving')}</p>}
        {!user_id && (
          <Link
            to="/user/profile-page#premium"
            className="inline-flex min-h-11 items-center self-center rounded-sm text-sm font-bold text-accent-text hover:underline"
          >
            {t('order.change')}
          </Link>
        )}
      </form>
    </div>
  );
}
