import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button';
import { IconButton } from '../../../components/button/IconButton';
import { CONTROL_STYLE } from '../../../components/form/control-style';
import { Field } from '../../../components/form/Field';
import { Icon } from '../../../components/icon/Icon';
import { useFormat } from '../../../lib/format/use-format';
import type { CouponState } from './use-coupon';

/** A coupon's code; it counts once it has been applied. */
export function CouponField({ coupon, disabled }: { coupon: CouponState; disabled: boolean }) {
  const { t } = useTranslation('premium');
  if (coupon.applied) return <Applied coupon={coupon} disabled={disabled} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    coupon.apply();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field label={t('coupon.label')} errors={coupon.errors.map((text) => t(text))}>
        {(control) => (
          <span className="flex gap-2">
            <input
              {...control}
              name="coupon"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              disabled={disabled}
              value={coupon.text}
              onChange={(event) => coupon.write(event.target.value)}
              className={CONTROL_STYLE}
            />
            <Button
              type="submit"
              busy={coupon.busy}
              disabled={disabled || coupon.text.trim() === ''}
              className="min-h-12!"
            >
              {t('coupon.apply')}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}

function Applied({ coupon, disabled }: { coupon: CouponState; disabled: boolean }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  if (!coupon.applied) return null;
  const { code, percent, discount } = coupon.applied;
  const worth = t('coupon.worth', { amount: format.price(discount) });
  return (
    <div role="status" className="fade-in flex items-center gap-3 rounded-card bg-success/14 py-2 ps-4 pe-2">
      <Icon name="ticket" className="text-success-text" />
      <p className="min-w-0 grow text-sm">
        <bdi className="font-bold wrap-anywhere">{code}</bdi>
        <span className="block text-xs text-mid">
          {percent === null ? worth : t('coupon.percent', { percent: format.number(percent), worth })}
        </span>
      </p>
      <IconButton icon="close" label={t('coupon.remove')} disabled={disabled} onClick={coupon.remove} />
    </div>
  );
}
