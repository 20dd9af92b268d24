import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { api, call } from '../../../lib/api/client.ts';

/** Where a mail's link leads: it asks first, for what opens links by itself presses no button. */
export default function UnsubscribePage() {
  const { t } = useTranslation('notifications');
  const { ticket = '' } = useParams();
  const end = useMutation({
    mutationFn: () => call(api.POST('/unsubscribe/{ticket}', { params: { path: { ticket } } })),
  });
  const title = t(end.isSuccess ? 'unsubscribe.done' : 'unsubscribe.title');
  return (
    <div className="page-margin">
      <PageTitle text={title} />
      <EmptyState title={title} text={t(end.isSuccess ? 'unsubscribe.done.text' : 'unsubscribe.text')} whole>
        {end.isSuccess ? (
          <Link to="/user/notifications?tab=settings" className={buttonStyle('quiet')}>
            {t('unsubscribe.settings')}
          </Link>
        ) : (
          <Button kind="main" busy={end.isPending} onClick={() => end.mutate()}>
            {t('unsubscribe.submit')}
          </Button>
        )}
        <div className="text-start">{end.error && <FormAlert messages={[t(end.error.message)]} />}</div>
      </EmptyState>
    </div>
  );
}
