import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { SHARED_SIZE, sharePage } from '../../lib/images/image-url.ts';
import { pageAddress, wholeAddress } from '../../lib/router/page-address.ts';
import { PageTitle } from './PageTitle.tsx';

const MAX_DESCRIPTION = 200;
const LANGUAGES = ['fa', 'en'] as const;
const LOCALES = { fa: 'fa_IR', en: 'en_US' } as const;

interface Props {
  /** The name of what the page is of; the site's own without it. */
  text?: string;
  /** One or two sentences of it. */
  description?: string | null | undefined;
  /** The path of a picture of 1200 × 630 that stands for it where it is shared; the site's own without it. */
  image?: string | undefined;
  kind?: 'website' | 'article' | 'profile' | 'video.movie' | 'video.tv_show';
}

/** What search engines and those with whom a page is shared see of it. React hoists all of it into the head. */
export function PageHead({ text, description, image, kind = 'website' }: Props) {
  const { t } = useTranslation('core');
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const title = text ?? t('site.title');
  const sentence = shortened(description || t('site.tagline'));
  const address = pageAddress(pathname, search);
  return (
    <>
      <PageTitle {...(text !== undefined && { text })} />
      <meta name="description" content={sentence} />
      <link rel="canonical" href={address} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={pageAddress(pathname, search, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(pathname, search, '')} />
      <meta property="og:site_name" content={t('site.name')} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={sentence} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={wholeAddress(image ?? sharePage(language, 'home'))} />
      <meta property="og:image:width" content={String(SHARED_SIZE[0])} />
      <meta property="og:image:height" content={String(SHARED_SIZE[1])} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_DESCRIPTION ? line : `${line.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')}…`;
}
