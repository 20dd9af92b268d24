import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** Says the other language's name in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation('core');
  const { other, switchTo } = useLanguage();
  return (
    <button
      type="button"
      lang={other}
      aria-label={t('language.label')}
      onClick={() => switchTo(other)}
      className="tap rounded-full px-3 text-sm font-medium text-mid transition-colors hover:bg-high/8 hover:text-high"
    >
      {t('language.switch')}
    </button>
  );
}
