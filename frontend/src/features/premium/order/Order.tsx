import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { buyPath } from '../../../lib/downloads/file-paths.ts';
import { wantedFile } from '../../../lib/downloads/wanted-file.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { GatewayChoice } from './bank/GatewayChoice.tsx';
import { FIRST_GATEWAY, paymentSchema, usePayment } from './bank/use-payment.ts';
import { CouponField } from './coupon/CouponField.tsx';
import { isCouponRefusal, useCoupon } from './coupon/use-coupon.ts';
import { OrderSummary } from './OrderSummary.tsx';
import type { OrderLine } from './order-line.ts';
import { useSeenAnew } from './use-seen-anew.ts';

/** Confirms the order before the bank: plan, price, coupon and gateway. */
export function Order({ line }: { line: OrderLine }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const [wanted] = useState(() => wantedFile());
  const coupon = useCoupon(line);
  const payment = usePayment();
  const seenAnew = useSeenAnew();
  const { planId, offerId: offer_id, price, size, userId: user_id } = line;
  const amount = price - (coupon.applied?.discount ?? 0);
  const { form, submit, busy, errors } = useApiForm({
    schema: paymentSchema,
    defaultValues: { gateway: FIRST_GATEWAY },
    translate: t,
    send: ({ gateway }) => {
      // Whoever has written a code means to pay less: its price is shown before anything is paid.
      if (coupon.untried) return coupon.apply();
      const shown = { amount, size };
      const order = { planId, offer_id, gateway, coupon: coupon.applied?.code, user_id, shown };
      return payment.pay(order).then(coupon.forget, async (error) => {
        if (isCouponRefusal(error)) return coupon.refuse(error);
        if (await seenAnew(error)) coupon.tryAnew();
        throw error;
      });
    },
  });
  const paying = busy || payment.leaving;
  const plans = wanted ? buyPath(wanted.fileId, wanted.way, wanted.from) : '/user/profile-page#premium';
  // Who has registered has an account, whether they pay or not.
  const wayOut = user_id ? '/verify-account' : plans;
  return (
    <div className="flex flex-col gap-6">
      <OrderSummary line={line} discount={coupon.applied?.discount ?? 0} />
      <CouponField coupon={coupon} disabled={paying} />
      <form onSubmit={submit} className="flex flex-col gap-5">
        {amount > 0 && <GatewayChoice control={form.control} />}
        <FormAlert messages={errors} />
        <Button kind="main" size="lg" type="submit" icon="card" busy={paying}>
          {amount > 0 ? t('order.pay', { amount: format.price(amount) }) : t('order.free')}
        </Button>
        {amount > 0 && <p className="text-center text-xs text-low">{t('order.leaving')}</p>}
        <Link
          to={wayOut}
          className="inline-flex min-h-11 items-center self-center rounded-sm text-sm font-bold text-accent-text hover:underline"
        >
          {t(user_id ? 'order.withoutPlan' : 'order.change')}
        </Link>
      </form>
    </div>
  );
}
