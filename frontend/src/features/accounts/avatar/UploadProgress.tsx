import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

/** @param share 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const percent = Math.round(share * 100);
  return (
    <div className="w-full">
      <div
        role="progressbar"
        aria-label={t('avatar.progress')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-high/12"
      >
        <div
          className="size-full origin-left bg-accent transition-transform rtl:origin-right"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="mt-1.5 text-center text-xs text-low equal-digits">
        {t('avatar.percent', { percent: format.number(percent) })}
      </p>
    </div>
  );
}
