import { useId } from 'react';
import type { CeremonyAward } from '../../api/types.ts';
import { AwardHeading } from './AwardHeading.tsx';
import { NominationRow } from './NominationRow.tsx';
import { nominationKey } from './nomination-key.ts';

export function AwardSection({ type, award }: { type: number; award: CeremonyAward }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <AwardHeading id={heading} type={type} award={award} />
      <ul className="grid gap-1.5">
        {award.nominations.map((nomination) => (
          <NominationRow key={nominationKey(nomination)} nomination={nomination} />
        ))}
      </ul>
    </section>
  );
}
