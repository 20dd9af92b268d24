import { useTranslation } from 'react-i18next';
import type { User } from '../../../../api/types.ts';
import { EditInfoForm } from './EditInfoForm.tsx';
import { ShownParts } from './ShownParts.tsx';

/** What the account is known by, and the form to change what may be changed. */
export default function Details({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const facts = [
    { name: t('register.username'), value: user.username },
    { name: t('register.email'), value: user.email },
  ];
  return (
    <>
      <section className="rounded-panel bg-surface-1 p-5 md:p-7">
        <h2 className="mb-2 text-lg font-bold">{t('profile.account')}</h2>
        <dl className="divide-y divide-hairline">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 text-sm md:justify-start">
              <dt className="text-low md:w-40">{name}</dt>
              <dd className="font-medium wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-xs text-low">{t('profile.private')}</p>
      </section>
      <ShownParts user={user} />
      <EditInfoForm key={user.name} user={user} />
    </>
  );
}
