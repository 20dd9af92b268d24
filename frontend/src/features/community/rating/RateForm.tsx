import { useTranslation } from 'react-i18next';
import type { Criteria } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CRITERIA, DEFAULT_GRADES, meanOf } from './criteria.ts';
import { GradeSlider } from './GradeSlider.tsx';
import { gradesSchema, type RatedTitle, useRate } from './use-rate.ts';

interface Props {
  title: RatedTitle;
  mine: Criteria | null;
  onDone(): void;
}

export function RateForm({ title, mine, onDone }: Props) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const { mutateAsync } = useRate(title);
  const { form, submit, busy } = useApiForm({
    schema: gradesSchema,
    defaultValues: mine ?? DEFAULT_GRADES,
    translate: t,
    send: (grades) => mutateAsync(grades).then(onDone),
  });
  const grades = form.watch();
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
            {...form.register(criterion, { valueAsNumber: true })}
            label={t(`criterion.${criterion}`)}
            grade={grades[criterion]}
          />
        ))}
      </div>
      <div className="mt-4 flex gap-2">
        <Button kind="main" type="submit" busy={busy} className="grow">
          {t('rate.send')}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
