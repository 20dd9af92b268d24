import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageHeading } from '../../../components/page/PageHeading.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { ContactForm } from './ContactForm.tsx';

/** `/contact-us`: a letter to the staff, or one that goes on by the link of an answer. */
export function ContactPage({ takeCaptcha }: { takeCaptcha(): Promise<string> }) {
  const { t } = useTranslation('support');
  const { signedIn, user } = useSession();
  const thread = useSearchParams()[0].get('thread');
  return (
    <div className="page-margin mx-auto max-w-xl pb-16">
      <PageHead text={t('contact.title')} />
      <PageHeading title={t('contact.title')} note={t(thread ? 'contact.goesOn' : 'contact.note')} />
      {signedIn && !user ? (
        <Skeleton className="h-96 rounded-panel" />
      ) : (
        <ContactForm
          key={user?.id}
          name={user?.name ?? ''}
          email={user?.email ?? ''}
          thread={thread}
          takeCaptcha={takeCaptcha}
        />
      )}
    </div>
  );
}
