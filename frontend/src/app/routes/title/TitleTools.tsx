import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { TitlePage } from '../../../api/types.ts';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import LikeButtons from '../../../features/community/LikeButtons.tsx';
import KeepTitle from '../../../features/library/buttons/KeepTitle.tsx';
import { ShareTitle } from '../../../features/title/ShareTitle.tsx';
import { namedFile } from '../../../features/title/wanted/named-file.ts';
import { openedFile } from '../../../lib/downloads/file-paths.ts';

/** What else can be done with a title than to watch it: it comes a moment after what the title is. */
export default function TitleTools({ post }: { post: TitlePage }) {
  const { t } = useTranslation('title');
  const [search] = useSearchParams();
  const wanted = openedFile(search);
  const isGone = wanted !== null && !namedFile(post, wanted);
  useEffect(() => {
    if (isGone) toast.info(t('wanted.gone'));
  }, [isGone, t]);
  return (
    <>
      <KeepTitle id={post.id} postType={post.post_type} />
      <LikeButtons entity="post" id={post.id} />
      <ShareTitle post={post} />
    </>
  );
}
