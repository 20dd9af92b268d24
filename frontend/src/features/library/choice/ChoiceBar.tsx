import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';

interface Props {
  chosen: ReadonlySet<number> | null;
  busy: boolean;
  onBegin(): void;
  onEnd(): void;
  onRemove(): void;
}

/** Begins choosing, and ends it by taking what was chosen off the list. */
export function ChoiceBar({ chosen, busy, onBegin, onEnd, onRemove }: Props) {
  const { t } = useTranslation('library');
  const format = useFormat();
  // One button begins and ends it, so that the focus stays on it.
  return (
    <>
      <Button kind={chosen ? 'plain' : 'quiet'} icon={chosen ? undefined : 'check'} onClick={chosen ? onEnd : onBegin}>
        {t(chosen ? 'choose.cancel' : 'choose')}
      </Button>
      {chosen && (
        <Button icon="trash" busy={busy} disabled={chosen.size === 0} onClick={onRemove}>
          {t('choose.remove', { count: chosen.size, shown: format.number(chosen.size) })}
        </Button>
      )}
    </>
  );
}
