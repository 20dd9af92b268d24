import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../components/layout/class-names';

/** The purchasable plans (features A): 1 free, 2 days, 3 volume. The paid ones are shown, not yet sold. */
const PLANS = [
  { id: 1, name: 'free', open: true },
  { id: 2, name: 'days', open: false },
  { id: 3, name: 'volume', open: false },
] as const;

export function PlanChoice() {
  const { t } = useTranslation('accounts');
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-high">{t('plan.choose')}</legend>
      <div className="grid gap-2">
        {PLANS.map(({ id, name, open }) => (
          <label
            key={id}
            className={classNames(
              'flex min-h-14 items-center gap-3 rounded-card border px-4 py-2.5',
              open ? 'border-accent-text bg-accent/8' : 'border-hairline text-low',
            )}
          >
            <input
              type="radio"
              name="planId"
              value={id}
              defaultChecked={open}
              disabled={!open}
              className="peer sr-only"
            />
            <span className="flex size-5 shrink-0 items-center justify-center rounded-full border border-current peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-text">
              {open && <Icon name="check" size={14} strokeWidth={3} />}
            </span>
            <span className="grow">
              <span className="block text-sm font-bold">{t(`plan.${name}`)}</span>
              <span className="block text-xs text-low">{t(`plan.${name}.note`)}</span>
            </span>
            {!open && <span className="rounded-full bg-high/8 px-3 py-0.5 text-xs text-mid">{t('plan.coming')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
