import { useTranslation } from 'react-i18next';

/** The title of the browser's window. React hoists it into the head. */
export function PageTitle({ text }: { text?: string }) {
  const { t } = useTranslation('core');
  return <title>{text ? `${text} · ${t('site.name')}` : t('site.title')}</title>;
}
