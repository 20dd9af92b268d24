import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { ChoiceCard } from '../../../components/form/ChoiceCard.tsx';
import { FormAlert } from '../../../components/form/FormAlert.tsx';
import { TextArea } from '../../../components/form/TextArea.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { titlePath } from '../../../lib/router/title-path.ts';
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
  if (report.isSuccess) return <Sent post={post} />;
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

function Sent({ post }: Pick<Props, 'post'>) {
  const { t } = useTranslation('support');
  const box = useRef<HTMLDivElement>(null);
  // The form was longer: without it the place that was read is far below the end of the page.
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={box} role="status" className="fade-in rounded-panel bg-surface-1 p-6">
      <Icon name="check" size={32} className="text-success-text" />
      <p className="mt-4 font-bold">{t('Your report sent successfully')}</p>
      <p className="mt-1 text-sm text-mid">{t('report.thanks')}</p>
      <Link to={titlePath(post)} className={buttonStyle('quiet', 'md', 'mt-5')}>
        {t('report.back')}
      </Link>
    </div>
  );
}
