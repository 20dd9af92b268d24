import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CeremonyAward } from '../../api/types.ts';
import { AwardHeading } from './AwardHeading.tsx';
import { NominationRow } from './NominationRow.tsx';
import { nominationKey } from './nomination-key.ts';

/** On a phone whoever has won, and the others by a button: an evening has some twenty awards. */
export function AwardSection({ id, type, award }: { id: string; type: number; award: CeremonyAward }) {
  const { t } = useTranslation('awards');
  const [open, setOpen] = useState(false);
  const others = award.nominations.filter(({ won }) => !won).length;
  const folds = others > 0 && others < award.nominations.length;
  const heading = `${id}-name`;
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-10">
      <AwardHeading id={heading} type={type} award={award} />
      <ul className="grid gap-1.5">
        {award.nominations.map((nomination) => (
          <NominationRow
            key={nominationKey(nomination)}
            nomination={nomination}
            folded={folds && !open && !nomination.won}
          />
        ))}
      </ul>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-11 px-2 text-sm font-medium text-accent-text md:hidden"
        >
          {open ? t('awards.fold') : t('awards.others', { count: others })}
        </button>
      )}
    </section>
  );
}
