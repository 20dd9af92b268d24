import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../api/types.ts';
import { Button } from '../../../../components/button/Button.tsx';
import { lazyPart } from '../../../../components/feedback/lazy-part.ts';
import { failedOverlay, Part } from '../../../../components/feedback/Part.tsx';
import { type ContactDetail, titleKey } from './contact/pending-contact.ts';

const ChangeContact = lazyPart('ChangeContact', () => import('./contact/ChangeContact.tsx'));

interface Fact {
  name: string;
  value: string | null;
  /** What can be changed by a code; the username is for good. */
  detail?: ContactDetail;
}

/** What the account is known by and reached at. */
export function AccountFacts({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const [changing, setChanging] = useState<ContactDetail | null>(null);
  const facts: Fact[] = [
    { name: t('register.username'), value: user.username },
    { name: t('register.email'), value: user.email, detail: 'email' },
    { name: t('contact.phone'), value: user.phone, detail: 'phone' },
  ];
  return (
    <section className="rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="mb-2 text-lg font-bold">{t('profile.account')}</h2>
      <dl className="divide-y divide-hairline">
        {facts.map(({ name, value, detail }) => (
          <div key={name} className="py-3 text-sm md:flex md:items-center md:gap-x-6 md:py-1.5">
            <dt className="shrink-0 text-low md:w-40">{name}</dt>
            <dd className="flex grow items-center justify-between gap-x-4 md:min-h-11">
              {value ? (
                <bdi dir="ltr" className="font-medium wrap-anywhere">
                  {value}
                </bdi>
              ) : (
                <span className="text-low">{t('contact.none')}</span>
              )}
              {detail && (
                <Button
                  aria-label={t(titleKey(detail, value))}
                  className="shrink-0 max-md:-mt-6"
                  onClick={() => setChanging(detail)}
                >
                  {t(value ? 'contact.change' : 'contact.add')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-low">{t('profile.private')}</p>
      {changing && (
        <Part failed={failedOverlay}>
          <ChangeContact user={user} detail={changing} onClose={() => setChanging(null)} />
        </Part>
      )}
    </section>
  );
}
