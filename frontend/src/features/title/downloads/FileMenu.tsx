import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FileFacts } from '../../../api/types.ts';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { failedOverlay, Part } from '../../../components/feedback/Part.tsx';
import { toast } from '../../../components/feedback/toast-store.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { Menu, MenuItem, MenuLink } from '../../../components/overlay/Menu.tsx';
import { useSession } from '../../../lib/session/use-session.ts';

const SuggestSubtitle = lazyPart('SuggestSubtitle', () => import('./SuggestSubtitle.tsx'));

interface Props {
  file: FileFacts;
  /** What the button that opens it is called. */
  label: string;
}

/** What else can be done with a file: its checksum, a subtitle for it, a report. Opens as soon as it is there. */
export default function FileMenu({ file, label }: Props) {
  const { t } = useTranslation('title');
  const { signedIn } = useSession();
  const [open, setOpen] = useState(true);
  const [suggesting, setSuggesting] = useState(false);
  const copyChecksum = () =>
    navigator.clipboard.writeText(file.checksum).then(
      () => toast.success(t('file.checksumCopied')),
      () => toast.info(file.checksum),
    );
  return (
    <>
      <Menu open={open} onOpenChange={setOpen} trigger={<IconButton icon="more" label={label} />}>
        <MenuItem onChoose={copyChecksum}>
          <Icon name="copy" size={20} />
          {t('file.copyChecksum')}
        </MenuItem>
        {signedIn && (
          <MenuItem onChoose={() => setSuggesting(true)}>
            <Icon name="comment" size={20} />
            {t('subtitle.suggest')}
          </MenuItem>
        )}
        <MenuLink>
          <Link to={`/report/${file.id}`}>
            <Icon name="warning" size={20} />
            {t('file.report')}
          </Link>
        </MenuLink>
      </Menu>
      {suggesting && (
        <Part failed={failedOverlay}>
          <SuggestSubtitle fileId={file.id} onClose={() => setSuggesting(false)} />
        </Part>
      )}
    </>
  );
}
