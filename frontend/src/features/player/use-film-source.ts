import { useCallback, useEffect, useRef, useState } from 'react';
import { attachSource, type Level } from './engine/attach-source.ts';
import type { Trouble } from './engine/recovery.ts';
import { keepSource, type SourceKeeper } from './engine/source-keeper.ts';
import { type PlayInfo, readPlayInfo } from './play-info.ts';

export interface FilmSource {
  levels: Level[];
  /** Lines of what is shown now. */
  height: number | null;
  /** null: automatic. */
  chosen: number | null;
  choose(index: number | null): void;
  trouble: Trouble | null;
  retry(): void;
}

/** The film in the video element, for as long as both are there. */
export function useFilmSource(video: HTMLVideoElement | null, info: PlayInfo): FilmSource {
  const [levels, setLevels] = useState<Level[]>([]);
  const [height, setHeight] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const keeper = useRef<SourceKeeper>(null);

  useEffect(() => {
    if (!video) return;
    keeper.current = keepSource({
      video,
      info,
      from: info.playtime,
      attach: (...source) => attachSource(video, ...source),
      ask: () => readPlayInfo(info.file.id),
      events: { onLevels: setLevels, onHeight: setHeight, onTrouble: setTrouble },
    });
    return () => keeper.current?.stop();
  }, [video, info]);

  const choose = useCallback((index: number | null) => {
    setChosen(index);
    keeper.current?.choose(index);
  }, []);
  const retry = useCallback(() => {
    setTrouble(null);
    keeper.current?.retry();
  }, []);
  return { levels, height, chosen, choose, trouble, retry };
}
