import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ARROW_SECONDS, BUTTON_SECONDS } from '../keys/keys.ts';
import { Box } from './Box.tsx';

const KEYS: [keys: string, text: string][] = [
  ['Space K', 'keys.toggle'],
  ['← →', 'keys.arrows'],
  ['J L', 'keys.skip'],
  ['↑ ↓', 'keys.volume'],
  ['M', 'keys.mute'],
  ['F', 'keys.fullscreen'],
  ['C', 'keys.subtitles'],
  ['I', 'keys.pip'],
  ['< >', 'keys.speed'],
  ['0 … 9', 'keys.jump'],
  ['N', 'keys.next'],
  ['?', 'keys.help'],
];

interface Props {
  /** There is a next episode. */
  hasNext: boolean;
  onClose(): void;
}

export function KeysBox({ hasNext, onClose }: Props) {
  const { t } = useTranslation('player');
  const { digits } = useFormat();
  useFocusBack();
  const numbers = { arrow: digits(String(ARROW_SECONDS)), button: digits(String(BUTTON_SECONDS)) };
  return (
    <Box role="dialog" title={t('keys')}>
      <dl className="grid w-full grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-start text-sm">
        {KEYS.filter(([, text]) => hasNext || text !== 'keys.next').map(([keys, text]) => (
          <div key={text} className="contents">
            <dt dir="ltr" className="flex justify-end gap-1">
              {keys.split(' ').map((key) => (
                <kbd key={key} className="min-w-7 rounded-sm bg-high/12 px-2 text-center font-sans text-xs leading-6">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-mid">{t(text, numbers)}</dd>
          </div>
        ))}
      </dl>
      <Button kind="main" autoFocus onClick={onClose}>
        {t('close')}
      </Button>
    </Box>
  );
}

/** What had the focus before has it again, as with every dialog. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => (before as HTMLElement | null)?.focus({ preventScroll: true }), [before]);
}
