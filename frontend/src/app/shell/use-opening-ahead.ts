import { useEffect } from 'react';

const WATCH = 'a[href^="/play/"]';

/** Between a finger that is put down on a link and the tap lies time in which its film can be asked for. */
export function useOpeningAhead(): void {
  useEffect(() => {
    const listen = ({ target }: Event) => {
      const link = target instanceof Element && target.closest(WATCH);
      const fid = link && Number(link.getAttribute('href')?.split('/')[2]);
      if (fid) void loadOpening().then(({ openAhead }) => openAhead(fid), ignore);
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);
}

const loadOpening = () => import('../../features/player/opening.ts');
const ignore = () => undefined;
