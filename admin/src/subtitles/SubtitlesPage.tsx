import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { MemberChip } from '../components/list/filters/MemberChip.tsx';
import { SubtitlesTable } from './SubtitlesTable.tsx';
import { SubtitleTabs } from './SubtitleTabs.tsx';
import { UploadDialog } from './UploadDialog.tsx';

/** Subtitles that were sent, those that wait first. */
export function SubtitlesPage() {
  const translate = useTranslate();
  const [uploading, setUploading] = useState(false);
  return (
    <>
      <ConsoleList
        title="parde.subtitles.title"
        lead={<SubtitleTabs />}
        tools={<MemberChip />}
        sort={{ field: 'created_at', order: 'ASC' }}
        filterDefaultValues={{ state: 'waiting' }}
        storeKey={false}
        exporter={false}
        pageActions={
          <Button variant="outlined" onClick={() => setUploading(true)}>
            {translate('parde.subtitles.upload.open')}
          </Button>
        }
      >
        <SubtitlesTable />
      </ConsoleList>
      {uploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  );
}
