import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Redirect } from '../../../components/page/Redirect.tsx';
import { BuyForFilePage } from '../../../features/premium/file/BuyForFilePage.tsx';
import { useTitleOfFile } from '../../../features/title/wanted/use-title-of-file.ts';
import { WantedFile } from '../../../features/title/wanted/WantedFile.tsx';
import { fileIdOf } from '../../../lib/downloads/file-paths.ts';
import type { Way } from '../../../lib/downloads/file-rights.ts';
import { rememberWantedFile } from '../../../lib/downloads/wanted-file.ts';
import { titlePath } from '../../../lib/router/title-path.ts';

/** What is sold, which nobody has to log in to see. */
const NO_FILE = <Redirect to="/premium" reason="file" />;

export default function BuyPremiumRoute() {
  const fileId = fileIdOf(useParams().fid ?? '');
  if (!fileId) return NO_FILE;
  return <BuyFor key={fileId} fileId={fileId} />;
}

function BuyFor({ fileId }: { fileId: number }) {
  const [search] = useSearchParams();
  const way: Way = search.get('way') === 'download' ? 'download' : 'play';
  const { title, pending, unknown } = useTitleOfFile(fileId, search.get('from'));
  const from = title && titlePath(title);
  // The payment's page leads back to it.
  useEffect(() => {
    if (!unknown) rememberWantedFile({ fileId, way, from });
  }, [fileId, way, from, unknown]);
  if (unknown) return NO_FILE;
  return <BuyForFilePage way={way} file={<WantedFile fileId={fileId} way={way} title={title} pending={pending} />} />;
}
