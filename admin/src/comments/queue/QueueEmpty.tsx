import { useListContext, useTranslate } from 'react-admin';
import { type CommentTab, queueAddress } from '../../components/addresses/queue-address.ts';
import { NothingFound } from '../../components/list/NothingFound.tsx';
import { StateMessage } from '../../components/page/StateMessage.tsx';

/** An empty queue is good news; an empty search is not the same thing. */
export function QueueEmpty({ tab }: { tab: CommentTab }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const narrowed = ['q', 'post_id', 'news_post_id', 'user_id'].some((key) => filterValues[key] !== undefined);
  if (narrowed) return <NothingFound all={queueAddress({ status: tab })} />;
  const waits = tab === 'pending' || tab === 'reported';
  return (
    <StateMessage
      drawing={waits ? 'done' : 'nothing'}
      title={translate(`parde.comments.empty_${tab}`)}
      lead={translate(waits ? `parde.comments.empty_${tab}_lead` : 'parde.comments.empty_other_lead')}
    />
  );
}
