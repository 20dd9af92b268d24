import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../api/types.ts';
import { ChoiceCard } from '../../../components/form/ChoiceCard.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { unitOf } from '../use-size.ts';
import { unitPrice } from './offer-price.ts';

interface Props {
  planId: number;
  offers: readonly Plan[];
  chosen: number | undefined;
  onChoose(id: number): void;
}

/** The offers of one plan, by days or by volume. */
export function OfferGroup({ planId, offers, chosen, onChoose }: Props) {
  const { t } = useTranslation('premium');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const unit = unitOf(planId);
  if (offers.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-bold">{t(`offers.${unit}`)}</legend>
      <p className="mb-3 text-xs text-low">{t(`offers.${unit}.note`)}</p>
      <div className="grid gap-2 md:grid-cols-2">
        {offers.map((offer) => (
          <ChoiceCard
            key={offer.id}
            name="offer"
            value={String(offer.id)}
            checked={offer.id === chosen}
            onChange={() => onChoose(offer.id)}
            title={nameOf(offer.name)}
            note={t(`offers.${unit}.each`, { price: format.price(unitPrice(offer)) })}
            aside={<b>{format.price(offer.price)}</b>}
          />
        ))}
      </div>
    </fieldset>
  );
}
