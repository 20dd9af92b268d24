import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { titlePath } from '../../../lib/router/title-path.ts';
import { FilmBoxes } from '../boxes/FilmBoxes.tsx';
import { BigPlay } from '../controls/BigPlay.tsx';
import { ControlBar } from '../controls/ControlBar.tsx';
import { thumbnailsQuery } from '../controls/time/thumbnails-query.ts';
import { usePlayer } from '../engine/engine.ts';
import { useFilmSource } from '../engine/use-film-source.ts';
import { useFilmKeys } from '../keys/use-film-keys.ts';
import type { PlayInfo } from '../play-info.ts';
import { useAttendance } from '../playtime/attendance.ts';
import { usePlaytime } from '../playtime/use-playtime.ts';
import { Waiting } from '../screen/Loading.tsx';
import { Taps } from '../screen/Taps.tsx';
import { TopBar } from '../screen/TopBar.tsx';
import { ShownSubtitles } from '../subtitles/ShownSubtitles.tsx';
import { useFilmSubtitles } from '../subtitles/use-film-subtitles.ts';
import { useOnPlay, useStart } from './use-beginning.ts';
import { useMediaSession, useRememberedSound, useWakeLock } from './use-device.ts';
import { useFilmWords } from './use-film-words.ts';
import { useNext } from './use-next.ts';

/** One film with everything around its picture; another file is another one. */
export function Film({ info, video }: { info: PlayInfo; video: HTMLVideoElement | null }) {
  const [asking, setAsking] = useState(info.playtime > 0);
  const [help, setHelp] = useState(false);
  const store = usePlayer();
  const ended = usePlayer((state) => state.ended);
  const source = useFilmSource(video, info);
  const subtitles = useFilmSubtitles(info);
  const { data: thumbnails = [] } = useQuery(thumbnailsQuery(info.thumbnails_url));
  const words = useFilmWords(info);
  const onNext = useNext(info);
  const inTrouble = source.trouble !== null;
  const covered = asking || ended || inTrouble || help;
  usePlaytime(video, info);
  useAttendance();
  useRememberedSound(video);
  useWakeLock();
  useMediaSession({ ...words, picture: info.file.cover_path, onNext });
  useFilmKeys({
    blocked: asking || inTrouble,
    toggleSubtitles: subtitles.toggle,
    toggleHelp: () => setHelp((open) => !open),
    closeHelp: help ? () => setHelp(false) : null,
    onNext,
  });
  useStart(video, info.playtime === 0);
  useOnPlay(video, () => setAsking(false));

  const play = (from?: number) => {
    setAsking(false);
    if (from !== undefined) source.goTo(from);
    void store.play().catch(() => undefined);
  };
  const titlePage = titlePath(info.file);
  return (
    <>
      <PageTitle text={words.whole} />
      <Taps disabled={covered} />
      <ShownSubtitles video={video} subtitles={subtitles} hidden={inTrouble} />
      <Waiting />
      {!covered && <BigPlay onPlay={() => play()} />}
      <TopBar title={words.title} episode={words.artist || null} titlePage={titlePage} />
      <ControlBar
        thumbnails={thumbnails}
        source={source}
        subtitles={subtitles}
        onNext={onNext}
        onHelp={() => setHelp(true)}
      />
      <FilmBoxes
        info={info}
        titlePage={titlePage}
        source={source}
        asking={asking}
        help={help}
        onPlay={play}
        onCloseHelp={() => setHelp(false)}
      />
    </>
  );
}
