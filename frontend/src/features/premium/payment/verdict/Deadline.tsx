import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useSecondsLeft } from '../../../../lib/time/use-seconds-left.ts';
import { secondsUntil } from './countdown.ts';

/** Until when the bank gives money back by itself that it could not confirm, counted down. */
export function Deadline({ until }: { until: string }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const left = useSecondsLeft((now) => secondsUntil(until, now));
  const text = left > 0 ? t('deadline.left', { time: format.clock(left) }) : t('deadline.over');
  return (
    <p className="mt-4 flex items-start gap-2 rounded-card bg-surface-1 px-4 py-3 text-start text-xs text-mid">
      <Icon name="info" size={18} className="mt-0.5 text-low" />
      <span className="equal-digits">{text}</span>
    </p>
  );
}
