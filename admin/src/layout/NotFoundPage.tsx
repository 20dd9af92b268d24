import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateMessage } from '../components/page/StateMessage.tsx';

export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <StateMessage
      isPage
      drawing="nothing"
      title={translate('parde.states.not_found')}
      lead={translate('parde.states.not_found_lead')}
      action={
        <Button variant="outlined" component={Link} to="/">
          {translate('parde.states.home')}
        </Button>
      }
    />
  );
}
