import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button/Button.tsx';
import { IconButton } from '../../../../components/button/IconButton.tsx';
import { CONTROL_STYLE } from '../../../../components/form/control-style.ts';
import { Field } from '../../../../components/form/Field.tsx';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { CouponForm } from './use-coupon.ts';

interface Props {
  coupon: CouponForm;
  disabled: boolean;
}

/** A coupon's code; it counts once it has been applied. */
export function CouponField(props: Props) {
  const isApplied = props.coupon.applied !== null;
  const before = useRef(isApplied);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before.current === isApplied) return;
    before.current = isApplied;
    // What was pressed has gone with its focus: what stands in its place takes it.
    if (document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('input, [role="status"]')?.focus({ preventScroll: true });
  }, [isApplied]);
  return <div ref={box}>{isApplied ? <Applied {...props} /> : <Code {...props} />}</div>;
}

function Code({ coupon, disabled }: Props) {
  const { t } = useTranslation('premium');
  const { errors, ...input } = coupon.field();
  return (
    <form onSubmit={coupon.apply} noValidate>
      <Field label={t('coupon.label')} errors={errors}>
        {(control) => (
          <span className="flex gap-2">
            <input
              {...input}
              {...control}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              disabled={disabled}
              className={CONTROL_STYLE}
            />
            <Button type="submit" busy={coupon.busy} disabled={disabled || coupon.empty} className="min-h-12!">
              {t('coupon.apply')}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}

function Applied({ coupon, disabled }: Props) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  if (!coupon.applied) return null;
  const { code, percent, discount } = coupon.applied;
  const worth = t('coupon.worth', { amount: format.price(discount) });
  return (
    <div
      role="status"
      tabIndex={-1}
      className="fade-in flex items-center gap-3 rounded-card bg-success/14 py-2 ps-4 pe-2"
    >
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
