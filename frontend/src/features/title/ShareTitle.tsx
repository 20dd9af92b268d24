import { useTranslation } from 'react-i18next';
import type { TitlePage } from '../../api/types.ts';
import { IconButton } from '../../components/button/IconButton.tsx';
import { copyText } from '../../components/feedback/copy-text.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { wholeAddress } from '../../lib/router/page-address.ts';
import { titlePath } from '../../lib/router/title-path.ts';

/** In the corner of a title's picture: a phone offers its own ways to share the page, elsewhere its address is copied. */
export function ShareTitle({ post }: { post: TitlePage }) {
  const { t } = useTranslation('title');
  const { nameOf } = useLanguage();
  const url = wholeAddress(titlePath(post));
  const share = async () => {
    if (!matchMedia('(pointer: coarse)').matches || !navigator.share) return copyText(url, t('share.copied'));
    try {
      await navigator.share({ title: nameOf(post.name), url });
    } catch (error) {
      // Whoever has closed the sheet wants nothing more.
      if ((error as Error).name !== 'AbortError') await copyText(url, t('share.copied'));
    }
  };
  return (
    <IconButton
      icon="share"
      label={t('share')}
      onClick={share}
      className="absolute end-3 top-3 bg-black/55 text-high! hover:bg-ink md:end-8"
    />
  );
}
