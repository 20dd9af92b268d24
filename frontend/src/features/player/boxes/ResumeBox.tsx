import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { positionText } from '../position-text.ts';
import { Box } from './Box.tsx';

/** Specification §4: resume or restart. The film waits until one is chosen; Enter resumes, as it has the focus. */
export function ResumeBox({ at, onResume, onRestart }: { at: number; onResume(): void; onRestart(): void }) {
  const { t } = useTranslation('player');
  const { digits } = useFormat();
  return (
    <Box role="dialog" title={t('resume.title')} text={t('resume.text', { at: digits(positionText(at)) })}>
      <Button kind="main" size="lg" autoFocus onClick={onResume}>
        {t('resume')}
      </Button>
      <Button size="lg" onClick={onRestart}>
        {t('restart')}
      </Button>
    </Box>
  );
}
