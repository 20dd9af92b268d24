import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { Spinner } from '../../../components/button/Spinner.tsx';
import { buyPath } from '../../../lib/downloads/file-paths.ts';
import { saveReturnPath } from '../../../lib/session/kept/return-path.ts';
import type { Trouble } from '../engine/recovery/recovery.ts';
import { Box } from './Box.tsx';
import { MainLink, TitleLink } from './BoxLinks.tsx';

interface Props {
  trouble: Trouble;
  fid: number;
  titlePage: string;
  onRetry(): void;
  onSkip(): void;
}

/** Why the film does not go on, and what to do. Where it stood is kept in every case. */
export function TroubleBox({ trouble, fid, titlePage, ...ways }: Props) {
  const { t } = useTranslation('player');
  return (
    <Box role="alert" title={t(`trouble.${trouble}`)} text={t(`trouble.${trouble}.text`)}>
      <WayOn trouble={trouble} fid={fid} {...ways} />
      {trouble !== 'network' && trouble !== 'busy' && <TitleLink path={titlePage} />}
    </Box>
  );
}

function WayOn({ trouble, fid, onRetry, onSkip }: Omit<Props, 'titlePage'>) {
  const { t } = useTranslation('player');
  const { pathname } = useLocation();
  switch (trouble) {
    case 'network':
    case 'busy':
      return (
        <>
          <span className="flex w-full items-center justify-center gap-2 text-sm text-mid">
            <Spinner />
            {t('trouble.network.trying')}
          </span>
          <Button kind="main" size="lg" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      );
    case 'premium':
    case 'bandwidth':
      return <MainLink to={buyPath(fid, 'play', null)}>{t('trouble.buy')}</MainLink>;
    case 'login':
      return (
        <MainLink to="/login" onClick={() => saveReturnPath(pathname)}>
          {t('trouble.logIn')}
        </MainLink>
      );
    case 'unplayable':
      return (
        <Button kind="main" size="lg" autoFocus onClick={onRetry}>
          {t('retry')}
        </Button>
      );
    case 'piece':
      return (
        <>
          <Button kind="main" size="lg" autoFocus onClick={onSkip}>
            {t('trouble.piece.skip')}
          </Button>
          <Button size="lg" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      );
    case 'gone':
      return null;
  }
}
