import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { FileFacts, TitlePage } from '../../../api/types.ts';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { downloadPath, playPath } from '../../../lib/downloads/file-paths.ts';
import { useFileRights, type Way } from '../../../lib/downloads/file-rights.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { saveReturnPath } from '../../../lib/session/kept/return-path.ts';

interface Props {
  post: TitlePage;
  file: FileFacts;
  way: Way;
}

/** What stands between the viewer and the file; the file itself where nothing does, as after a payment in another tab. */
export function WantedStep({ post, file, way }: Props) {
  const { t } = useTranslation('title');
  const format = useFormat();
  const { data: rights } = useFileRights(post.id);
  const right = rights?.files[file.id];
  const verdict = right?.[way];
  if (verdict === 'login') return <LogIn fileId={file.id} way={way} />;
  if (verdict === 'allowed') return <Open fileId={file.id} way={way} />;
  if (verdict !== 'bandwidth') return null;
  return (
    <p className="text-sm font-medium text-accent-text">
      {way === 'play'
        ? t('access.playBandwidth')
        : t('access.bandwidth', {
            bytes: format.bytes(right?.charge_bytes ?? file.size),
            left: format.bytes(rights?.remaining ?? 0),
          })}
    </p>
  );
}

/** Whoever has a plan comes back to the film itself; the player sends the others here again. */
function LogIn({ fileId, way }: { fileId: number; way: Way }) {
  const { t } = useTranslation('title');
  const { pathname, search } = useLocation();
  return (
    <Link
      to="/login"
      onClick={() => saveReturnPath(way === 'play' ? playPath(fileId) : pathname + search)}
      className="inline-flex min-h-11 items-center self-start rounded-sm text-sm font-bold text-accent-text hover:underline"
    >
      {t('wanted.login')}
    </Link>
  );
}

function Open({ fileId, way }: { fileId: number; way: Way }) {
  const { t } = useTranslation('title');
  const style = buttonStyle('main', 'md', 'mt-2 self-start');
  return (
    <>
      <p className="text-sm font-medium text-success-text">{t('wanted.open')}</p>
      {way === 'download' ? (
        <a href={downloadPath(fileId)} className={style}>
          <Icon name="download" size={18} />
          {t('file.download')}
        </a>
      ) : (
        <Link to={playPath(fileId)} className={style}>
          <Icon name="play" size={18} />
          {t('file.play')}
        </Link>
      )}
    </>
  );
}
