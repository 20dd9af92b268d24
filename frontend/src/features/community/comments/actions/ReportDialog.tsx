import { useTranslation } from 'react-i18next';
import type { Comment } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { REPORT_REASONS, useReportComment } from './use-comment-change.ts';

/** One tap on what is wrong sends it to the moderators. */
export default function ReportDialog({ comment, onClose }: { comment: Comment; onClose(): void }) {
  const { t } = useTranslation('community');
  const report = useReportComment(comment);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('report.title')}>
      <div className="grid gap-2">
        {REPORT_REASONS.map((reason) => (
          <Button
            key={reason}
            busy={report.isPending && report.variables === reason}
            onClick={() => report.mutate(reason, { onSuccess: onClose })}
          >
            {t(`report.${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
