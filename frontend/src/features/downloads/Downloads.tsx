import { useQuery } from '@tanstack/react-query';
import { KeyCard } from './key/KeyCard.tsx';
import { DownloadStatement } from './statement/DownloadStatement.tsx';
import { downloadsQuery } from './statement/downloads-query.ts';

/** For the link that is shown to those who have not downloaded anything yet. */
const ANY_FILE = 1;

/** The profile's part on downloads: the statement, and the key for download managers. */
export default function Downloads() {
  const { data } = useQuery(downloadsQuery(1));
  return (
    <>
      <DownloadStatement />
      <KeyCard fileId={data?.downloads[0]?.file_id ?? ANY_FILE} />
    </>
  );
}
