import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FileFacts } from '../../../../api/types.ts';
import { buttonStyle } from '../../../../components/button/button-style.ts';
import { IconButton } from '../../../../components/button/IconButton.tsx';
import { lazyPart } from '../../../../components/feedback/lazy-part.ts';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { OpenOnPress } from '../../../../components/overlay/OpenOnPress.tsx';
import { buyPath, downloadPath, fileRowPath, playPath } from '../../../../lib/downloads/file-paths.ts';
import type { FileRights, Way } from '../../../../lib/downloads/file-rights.ts';
import { titlePath } from '../../../../lib/router/title-path.ts';
import { saveReturnPath } from '../../../../lib/session/kept/return-path.ts';
import { stepOf } from './access.ts';
import type { FilePost } from './file-post.ts';

const FileMenu = lazyPart('FileMenu', () => import('./FileMenu.tsx'));

interface Props {
  post: FilePost;
  file: FileFacts;
  /** Of the file among the others of the title, for its controls. */
  name: string;
  rights: FileRights | undefined;
  /** Id of what is said about the click. */
  note: string;
}

/** Download and watch, each by the step that comes next, and what else there is. */
export function FileActions(props: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <WayLink way="download" {...props} />
      <WayLink way="play" {...props} />
      <More file={props.file} name={props.name} />
    </div>
  );
}

function More({ file, name }: Pick<Props, 'file' | 'name'>) {
  const { t } = useTranslation('title');
  const label = t('file.more', { title: name });
  return (
    <span className="max-md:-me-3">
      <OpenOnPress
        button={(open) => <IconButton icon="more" label={label} aria-haspopup="menu" onClick={open} />}
        menu={<FileMenu file={file} label={label} />}
      />
    </span>
  );
}

function WayLink({ way, post, file, name, rights, note }: Props & { way: Way }) {
  const { t } = useTranslation('title');
  const step = stepOf(file.id, way, rights);
  const from = titlePath(post);
  const words = t(way === 'download' ? 'file.download' : 'file.play');
  const look = {
    className: buttonStyle('quiet', 'md', 'px-4! max-md:grow'),
    'aria-label': `${words}${t('list.comma')}${name}`,
    'aria-describedby': note,
  };
  const content: ReactNode = (
    <>
      <Icon name={step === 'go' ? way : 'lock'} size={18} />
      {words}
    </>
  );
  if (step === 'go' && way === 'download') {
    return (
      <a href={downloadPath(file.id)} {...look}>
        {content}
      </a>
    );
  }
  const back = way === 'play' ? playPath(file.id) : fileRowPath(from, file.id);
  const to = { go: playPath(file.id), login: '/login', buy: buyPath(file.id, way, from) }[step];
  return (
    <Link to={to} onClick={() => step === 'login' && saveReturnPath(back)} {...look}>
      {content}
    </Link>
  );
}
