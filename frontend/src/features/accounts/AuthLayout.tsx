import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { CurtainArt } from './CurtainArt.tsx';

interface Props {
  title: string;
  /** One line under the title. */
  note: ReactNode;
  children: ReactNode;
}

/** Layout of the account pages: the form, and on wide screens an illustration beside it. */
export function AuthLayout({ title, note, children }: Props) {
  const { t } = useTranslation('accounts');
  return (
    <div className="page-margin grid grid-cols-1 gap-x-16 pt-8 md:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] xl:gap-x-24">
      <PageTitle text={title} />
      <section className="mx-auto w-full max-w-[440px]">
        <h1 className="text-xl font-black md:text-2xl">{title}</h1>
        <div className="mt-2 mb-8 text-sm text-mid">{note}</div>
        {children}
      </section>
      <aside
        data-theme="dark"
        className="sticky top-28 hidden h-[min(680px,calc(100dvh-9rem))] overflow-hidden rounded-panel bg-ink lg:block"
      >
        <CurtainArt />
        <p className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/70 to-transparent px-10 pt-24 pb-9 text-center text-lg font-bold text-high">
          {t('auth.line')}
        </p>
      </aside>
    </div>
  );
}
