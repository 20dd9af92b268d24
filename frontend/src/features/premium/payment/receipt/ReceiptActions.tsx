import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { toastErrors } from '../../../../components/feedback/toasts/toast-errors.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { downloadReceipt } from './download-receipt.ts';

/** The receipt on paper, and as a file to keep or to send on. */
export function ReceiptActions({ payment: { reference, number } }: { payment: Payment }) {
  const { t } = useTranslation('premium');
  const { language } = useLanguage();
  const file = useMutation({
    mutationFn: () => downloadReceipt(reference, number, language),
    onError: (error) => toastErrors(error, t),
  });
  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden">
      <Button icon="download" busy={file.isPending} onClick={() => file.mutate()}>
        {t('receipt.pdf')}
      </Button>
      <Button icon="print" onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
    </div>
  );
}
