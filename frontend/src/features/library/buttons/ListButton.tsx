import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { TOOL } from '../../../components/button/tool-style.ts';
import type { Target } from '../target.ts';
import { useListPress } from './use-list-press.ts';

/** Puts a target on the viewer's list, or takes it off. */
export function ListButton(target: Target) {
  const { kind } = target;
  const { t } = useTranslation('library');
  const { listed, known, press } = useListPress(target);
  return (
    <Button
      kind="quiet"
      size="lg"
      className={kind === 'person' ? undefined : TOOL}
      icon={listed ? 'check' : kind === 'later' ? 'plus' : 'bell'}
      aria-pressed={listed}
      disabled={!known}
      onClick={press}
    >
      {t(kind === 'later' ? 'list.mine' : `${kind}.${listed ? 'on' : 'off'}`)}
    </Button>
  );
}
