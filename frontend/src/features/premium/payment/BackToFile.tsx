import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { downloadPath, fileRowPath, playPath } from '../../../lib/downloads/file-paths.ts';
import type { WantedFile } from '../../../lib/downloads/wanted-file.ts';

/** The file that was paid for: started by the one press, by playing or by the download. */
export function BackToFile({ wanted: { fileId, way, from } }: { wanted: WantedFile }) {
  const { t } = useTranslation('premium');
  if (way === 'play') {
    return (
      <Link to={playPath(fileId)} className={buttonStyle('main', 'lg')}>
        <Icon name="play" size={20} />
        {t('payment.play')}
      </Link>
    );
  }
  return (
    <>
      <a href={downloadPath(fileId)} className={buttonStyle('main', 'lg')}>
        <Icon name="download" size={20} />
        {t('payment.download')}
      </a>
      {from && (
        <Link to={fileRowPath(from, fileId)} className={buttonStyle('quiet', 'lg')}>
          {t('payment.backToFilm')}
        </Link>
      )}
    </>
  );
}
