import { useTranslate } from 'react-admin';
import type { ConsoleChannels } from '../api/types.ts';
import { SiteLink } from '../components/links/SiteLink.tsx';
import { OneRecord } from '../components/page/OneRecord.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { ChannelsForm } from './ChannelsForm.tsx';

const WIDTH = 1180;

export function ChannelsPage() {
  const translate = useTranslate();
  return (
    <PageFrame
      title={translate('parde.nav.channels')}
      aside={<SiteLink href="/channels">{translate('parde.channels.on_site')}</SiteLink>}
      width={WIDTH}
    >
      <OneRecord<ConsoleChannels & { id: string }> resource="channels" id="now">
        {(channels, reopen) => <ChannelsForm opened={channels} onReopen={reopen} />}
      </OneRecord>
    </PageFrame>
  );
}
