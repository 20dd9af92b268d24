import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria } from '../../../api/types';
import { Button } from '../../../components/button/Button';
import { useFormat } from '../../../lib/format/use-format';
import { CRITERIA, DEFAULT_GRADES, meanOf } from './criteria';
import { GradeSlider } from './GradeSlider';

interface Props {
  mine: Criteria | null;
  busy: boolean;
  onRate(grades: Criteria): void;
  onCancel(): void;
}

export function RateForm({ mine, busy, onRate, onCancel }: Props) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const [grades, setGrades] = useState<Criteria>(mine ?? DEFAULT_GRADES);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onRate(grades);
  };
  return (
    <form onSubmit={submit} className="fade-in">
      <p className="mb-4 flex items-baseline justify-between gap-4">
        <span className="text-base font-bold">{t('rate.title')}</span>
        <output className="text-2xl font-black text-accent-text tabular-nums" aria-label={t('rate.mean')}>
          {format.rating(meanOf(grades))}
        </output>
      </p>
      <div className="grid gap-1">
        {CRITERIA.map((criterion) => (
          <GradeSlider
            key={criterion}
            label={t(`criterion.${criterion}`)}
            value={grades[criterion]}
            onChange={(grade) => setGrades((before) => ({ ...before, [criterion]: grade }))}
          />
        ))}
      </div>
      <div className="mt-4 flex gap-2">
        <Button kind="main" type="submit" busy={busy} className="grow">
          {t('rate.send')}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
