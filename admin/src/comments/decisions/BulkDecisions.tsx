import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CommentTab } from '../../components/addresses/queue-address.ts';

interface BulkDecisionsProps {
  count: number;
  tab: CommentTab;
  onApprove: () => void;
  onRefuse: () => void;
}

export function BulkDecisions({ count, tab, onApprove, onRefuse }: BulkDecisionsProps) {
  const translate = useTranslate();
  return (
    <>
      {tab !== 'approved' && (
        <Button variant="contained" color="success" onClick={onApprove}>
          {translate(tab === 'reported' ? 'parde.comments.leave_selected' : 'parde.comments.approve_selected', {
            smart_count: count,
          })}
        </Button>
      )}
      {tab !== 'refused' && (
        <Button variant="contained" color="error" onClick={onRefuse}>
          {translate('parde.comments.refuse_selected', { smart_count: count })}
        </Button>
      )}
    </>
  );
}
