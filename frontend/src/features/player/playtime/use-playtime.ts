import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlayInfo } from '../play-info.ts';
import { reportPlaying } from './playing-reports.ts';

/** Reports where the viewer is, for as long as the film is there. */
export function usePlaytime(video: HTMLVideoElement | null, { file: { id: fid } }: PlayInfo): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!video) return;
    // The page that the viewer has gone to asked for their place while the report was on its way.
    const onLateReport = () => void client.invalidateQueries({ queryKey: ['session', 'watching'] });
    return reportPlaying({ video, fid, onLateReport });
  }, [video, fid, client]);
}
