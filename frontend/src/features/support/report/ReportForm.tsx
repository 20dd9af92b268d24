import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { ChoiceCard } from '../../../components/form/ChoiceCard.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { TextArea } from '../../../components/form/TextArea.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { Sent } from '../Sent.tsx';
import type { ReportedFile } from './report-query.ts';
import { REASONS, type Reason, reportSchema } from './report-schema.ts';
import { useReportFile } from './use-report-file.ts';

interface Props {
  fileId: number;
  post: ReportedFile['post'];
}

export function ReportForm({ fileId, post }: Props) {
  const { t } = useTranslation('support');
  const report = useReportFile(fileId);
  const { form, field, submit, busy, errors, errorsFor } = useApiForm({
    schema: reportSchema,
    // No reason is chosen beforehand: a guess would be sent by whoever reads quickly.
    defaultValues: { reason: '' as Reason, note: '' },
    translate: t,
    send: report.mutateAsync,
    draft: { name: `report.${fileId}`, fields: ['reason', 'note'] },
  });
  if (report.isSuccess) {
    return (
      <Sent icon="check" title={t('Your report sent successfully')} text={t('report.thanks')}>
        <Link to={titlePath(post)} className={buttonStyle('quiet', 'md', 'mt-5')}>
          {t('report.back')}
        </Link>
      </Sent>
    );
  }
  const chosen = form.watch('reason');
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm font-medium text-high">{t('report.what')}</legend>
        {REASONS.map((reason) => (
          <ChoiceCard
            key={reason}
            name="reason"
            value={reason}
            checked={chosen === reason}
            onChange={() => form.setValue('reason', reason, { shouldValidate: form.formState.isSubmitted })}
            title={t(`reason.${reason}`)}
          />
        ))}
      </fieldset>
      <FormAlert messages={errorsFor('reason')} />
      <TextArea
        {...field('note')}
        label={t(chosen === 'other' ? 'report.noteNeeded' : 'report.noteLabel')}
        hint={t('report.noteHint')}
        maxLength={2_000}
      />
      <FormAlert messages={errors} />
      <Button kind="main" size="lg" type="submit" busy={busy}>
        {t('report.send')}
      </Button>
    </form>
  );
}
