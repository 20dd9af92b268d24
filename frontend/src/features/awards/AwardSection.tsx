import { useTranslation } from 'react-i18next';
import type { CeremonyAward, Nomination } from '../../api/types.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { AwardHeading } from './AwardHeading.tsx';
import { NominationRow } from './NominationRow.tsx';
import { nominationKey } from './nomination-key.ts';

/** On a phone whoever has won, and the others unfold, without scripts as well: an evening has some twenty awards. */
export function AwardSection({ id, type, award }: { id: string; type: number; award: CeremonyAward }) {
  const { t } = useTranslation('awards');
  const winners = award.nominations.filter(({ won }) => won);
  const others = award.nominations.filter(({ won }) => !won);
  const heading = `${id}-name`;
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-10">
      <AwardHeading id={heading} type={type} award={award} />
      {winners.length > 0 && <Rows nominations={winners} />}
      {winners.length === 0 ? (
        <Rows nominations={others} />
      ) : (
        others.length > 0 && (
          <details className="open-from-md group mt-1.5">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 px-2 text-sm font-medium text-accent-text [&::-webkit-details-marker]:hidden">
              {t('awards.others', { count: others.length })}
              <Icon name="chevronDown" size={18} className="transition-transform group-open:rotate-180" />
            </summary>
            <Rows nominations={others} />
          </details>
        )
      )}
    </section>
  );
}

function Rows({ nominations }: { nominations: readonly Nomination[] }) {
  return (
    <ul className="grid gap-1.5">
      {nominations.map((nomination) => (
        <NominationRow key={nominationKey(nomination)} nomination={nomination} />
      ))}
    </ul>
  );
}
