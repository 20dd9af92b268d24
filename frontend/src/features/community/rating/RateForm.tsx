import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import type { FormDraft } from '../../../components/form/form-draft.ts';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CRITERIA } from '../../../lib/vocabulary/criteria.ts';
import { type Choice, gradesOf, meanOf, NOTHING_CHOSEN, touched } from './criteria.ts';
import { GradeSlider } from './GradeSlider.tsx';
import { choiceSchema, type RatedTitle, useRate } from './use-rate.ts';

/** The grades that are being given, for whoever is asked to log in before they are sent. */
export const ratingDraft = (postId: number): FormDraft<keyof Criteria> => ({
  name: `rating.${postId}`,
  fields: CRITERIA,
});

interface Props {
  title: RatedTitle;
  /** What the reader gave before. */
  mine: Criteria | null;
  onDone(): void;
}

export function RateForm({ title, mine, onDone }: Props) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const { mutateAsync } = useRate(title, mine);
  const { form, submit, busy, errors, errorsFor, forgetDraft } = useApiForm({
    schema: choiceSchema,
    defaultValues: mine ?? NOTHING_CHOSEN,
    translate: t,
    send: async (choice) => {
      const grades = touched(choice, mine);
      if (Object.keys(grades).length > 0) await mutateAsync(grades);
      onDone();
    },
    draft: ratingDraft(title.postId),
  });
  const choice: Choice = form.watch();
  const grades = gradesOf(choice);
  const cancel = () => {
    forgetDraft();
    onDone();
  };
  // What was chosen is there when it is opened again.
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && !busy && onDone();
  const untouched = CRITERIA.some((criterion) => choice[criterion] === null);
  // The button that opened the form has gone with its focus.
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  return (
    <form ref={box} noValidate onSubmit={submit} onKeyDown={closeByKey} className="fade-in">
      <p className="mb-4 flex items-baseline justify-between gap-4">
        <span className="text-base font-bold">{t('rate.title')}</span>
        <output className="text-2xl font-black text-accent-text equal-digits" aria-label={t('rate.mean')}>
          {grades && format.rating(meanOf(grades))}
        </output>
      </p>
      <div className="grid gap-1">
        {CRITERIA.map((criterion) => (
          <GradeSlider
            key={criterion}
            label={t(`criterion.${criterion}`)}
            grade={choice[criterion]}
            onGrade={(grade) => {
              form.setValue(criterion, grade, { shouldDirty: true });
              form.clearErrors();
            }}
          />
        ))}
      </div>
      {untouched && <p className="mt-2 text-xs text-low">{t('rate.untouched')}</p>}
      <div className="mt-3 empty:hidden">
        <FormAlert messages={[...CRITERIA.flatMap(errorsFor), ...errors]} />
      </div>
      <div className="mt-4 flex gap-2">
        <Button kind="main" type="submit" busy={busy} className="grow">
          {t('rate.send')}
        </Button>
        <Button kind="plain" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
