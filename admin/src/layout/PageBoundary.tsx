import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StateMessage } from '../components/page/StateMessage.tsx';

function Crashed() {
  const translate = useTranslate();
  return (
    <StateMessage
      isPage
      drawing="broken"
      title={translate('parde.states.crashed')}
      lead={translate('parde.states.crashed_lead')}
      action={
        <Button variant="outlined" onClick={() => location.reload()}>
          {translate('parde.states.reload')}
        </Button>
      }
    />
  );
}

/** A page that breaks leaves the rail standing; another address starts afresh (give it the path as its key). */
export class PageBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
}
