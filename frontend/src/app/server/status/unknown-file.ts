import { matchPath } from 'react-router-dom';
import { readPlayInfo } from '../../../features/player/play-info.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fileIdOf } from '../../../lib/downloads/file-paths.ts';

/**
 * Whether a player's page is that of a file that is not on offer, which a guest, too, is told.
 * @param ask as `readPlayInfo`
 */
export async function playsNothing(
  pathname: string,
  ask: (fid: number) => Promise<unknown> = readPlayInfo,
): Promise<boolean> {
  const asked = matchPath('/play/:fid', pathname)?.params.fid;
  if (!asked) return false;
  const fid = fileIdOf(asked);
  if (fid === null) return true;
  const refusal = await ask(fid).catch((error: unknown) => error);
  return refusal instanceof ApiError && refusal.notFound;
}
