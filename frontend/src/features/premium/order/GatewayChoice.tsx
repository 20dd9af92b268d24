import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../../../components/form/ChoiceCard';
import { plansQuery } from '../../../lib/api/plans-query';

/** Which bank takes the money. With one bank there is nothing to choose. */
export function GatewayChoice({ chosen, onChoose }: { chosen: number; onChoose(id: number): void }) {
  const { t } = useTranslation('premium');
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
            checked={id === chosen}
            onChange={() => onChoose(id)}
            title={t(`gateway.${name}`, { defaultValue: name })}
          />
        ))}
      </div>
    </fieldset>
  );
}
