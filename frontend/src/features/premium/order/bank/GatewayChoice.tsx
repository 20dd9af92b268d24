import { useQuery } from '@tanstack/react-query';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../../../../components/form/ChoiceCard.tsx';
import { plansQuery } from '../../../../lib/api/queries/plans-query.ts';
import type { PaymentChoice } from './use-payment.ts';

/** Which bank takes the money. With one bank there is nothing to choose. */
export function GatewayChoice({ control }: { control: Control<PaymentChoice> }) {
  const { t } = useTranslation('premium');
  const { field } = useController({ control, name: 'gateway' });
  const { data } = useQuery(plansQuery);
  const gateways = data?.gateways ?? [];
  if (gateways.length < 2) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('gateway.choose')}</legend>
      <div className="grid gap-2">
        {gateways.map(({ id, name }) => (
          <ChoiceCard
            key={id}
            name="gateway"
            value={String(id)}
            checked={id === field.value}
            onChange={() => field.onChange(id)}
            title={t(`gateway.${name}`, { defaultValue: name })}
          />
        ))}
      </div>
    </fieldset>
  );
}
