import { useTranslation } from 'react-i18next';

interface Props {
  /** What was searched for in place of it. */
  text: string;
  typed: string;
  onTyped(): void;
}

/** Says that the other keyboard's text was searched for, and leads to what was typed. */
export function ShownFor({ text, typed, onTyped }: Props) {
  const { t } = useTranslation('search');
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 px-5 text-sm text-mid">
      <span>{t('search.shownFor', { query: text })}</span>
      <button type="button" onClick={onTyped} className="min-h-11 text-accent-text hover:underline">
        {t('search.asTyped', { query: typed })}
      </button>
    </p>
  );
}
