import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FileFacts } from '../../../../api/types.ts';
import { IconButton } from '../../../../components/button/IconButton.tsx';
import { copyText } from '../../../../components/feedback/copy-text.ts';
import { lazyPart } from '../../../../components/feedback/lazy-part.ts';
import { failedOverlay, Part } from '../../../../components/feedback/Part.tsx';
import { toastErrors } from '../../../../components/feedback/toasts/toast-errors.ts';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { Menu, MenuItem, MenuLink } from '../../../../components/overlay/Menu.tsx';
import { downloadKeyQuery, linkWithKey } from '../../../../lib/downloads/download-key.ts';
import { useSignedIn } from '../../../../lib/session/use-session.ts';
import { useMarkWatched } from '../../watching/use-mark-watched.ts';
import { useWatching } from '../../watching/use-watching.ts';

const SuggestSubtitle = lazyPart('SuggestSubtitle', () => import('./SuggestSubtitle.tsx'));

interface Props {
  file: FileFacts;
  /** What the button that opens it is called. */
  label: string;
}

/** What else can be done with a file: its link for a download manager, its checksum, a mark that it was seen, a subtitle for it, a report. Opens as soon as it is there. */
export default function FileMenu({ file, label }: Props) {
  const { t } = useTranslation('title');
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(true);
  const [suggesting, setSuggesting] = useState(false);
  const copyLink = useCopyLink(file.id);
  const markWatched = useMarkWatched(file);
  const watched = useWatching().seen.get(file.id)?.watched;
  const copyChecksum = () => copyText(file.checksum, t('file.checksumCopied'));
  return (
    <>
      <Menu open={open} onOpenChange={setOpen} trigger={<IconButton icon="more" label={label} />}>
        {signedIn && (
          <MenuItem onChoose={copyLink}>
            <Icon name="copy" size={20} />
            {t('file.copyLink')}
          </MenuItem>
        )}
        <MenuItem onChoose={copyChecksum}>
          <Icon name="copy" size={20} />
          {t('file.copyChecksum')}
        </MenuItem>
        {signedIn && !watched && (
          <MenuItem onChoose={() => markWatched.mutate()}>
            <Icon name="check" size={20} />
            {t('watch.mark')}
          </MenuItem>
        )}
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

/** A download manager has no session: its link shows the member's key, which is asked for with the menu, as a browser copies only at once. */
function useCopyLink(fileId: number): () => Promise<void> {
  const { t } = useTranslation('title');
  const signedIn = useSignedIn();
  const client = useQueryClient();
  useQuery({ ...downloadKeyQuery, enabled: signedIn });
  return async () => {
    try {
      await copyText(linkWithKey(fileId, await client.fetchQuery(downloadKeyQuery)), t('file.linkCopied'));
    } catch (error) {
      toastErrors(error as Error, t);
    }
  };
}
