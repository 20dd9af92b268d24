import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/layout/class-names.ts';
import type { TitleRequest } from '../request-queries.ts';

const STYLE: Record<TitleRequest['state'], string> = {
  open: 'bg-high/8 text-mid',
  accepted: 'bg-accent/16 text-high',
  refused: 'bg-danger/14 text-danger-text',
  fulfilled: 'bg-success/14 text-success-text',
};

export function RequestState({ state }: Pick<TitleRequest, 'state'>) {
  const { t } = useTranslation('requests');
  return (
    <span className={classNames('rounded-full px-3 py-0.5 text-xs font-medium whitespace-nowrap', STYLE[state])}>
      {t(`state.${state}`)}
    </span>
  );
}
