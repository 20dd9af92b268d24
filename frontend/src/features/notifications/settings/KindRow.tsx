import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/form/Checkbox.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { NotificationSettings } from '../notifications-query.ts';

type Setting = NotificationSettings['kinds'][number];
export type Ways = Pick<Setting, 'site' | 'mail' | 'push'>;

interface Props {
  setting: Setting;
  /** Whether mails, and messages to devices, come at all. */
  mails: boolean;
  pushes: boolean;
  onChange(changed: Partial<Ways>): void;
}

/** One kind: whether to be told of it, and by which other ways. */
export function KindRow({ setting, mails, pushes, onChange }: Props) {
  const { t } = useTranslation('notifications');
  const { language } = useLanguage();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-2">
      <Checkbox
        label={setting.label[language]}
        checked={setting.site}
        onChange={({ target }) => onChange({ site: target.checked })}
      />
      <span className="flex gap-5 ps-9 md:ps-0">
        {mails && (
          <Checkbox
            label={t('way.mail')}
            checked={setting.mail}
            disabled={!setting.site}
            onChange={({ target }) => onChange({ mail: target.checked })}
          />
        )}
        {pushes && (
          <Checkbox
            label={t('way.push')}
            checked={setting.push}
            disabled={!setting.site}
            onChange={({ target }) => onChange({ push: target.checked })}
          />
        )}
      </span>
    </li>
  );
}
