import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon/Icon.tsx';

const QUESTIONS = ['which', 'again', 'twice', 'end', 'pay', 'back'] as const;

export function Questions() {
  const { t } = useTranslation('premium');
  return (
    <section className="mt-14 max-w-3xl">
      <h2 className="text-lg font-bold">{t('questions.title')}</h2>
      <div className="mt-3 divide-y divide-hairline">
        {QUESTIONS.map((name) => (
          <details key={name} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-sm font-bold [&::-webkit-details-marker]:hidden">
              {t(`question.${name}`)}
              <Icon name="chevronDown" size={18} className="text-low transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-5 text-sm text-mid">{t(`answer.${name}`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
