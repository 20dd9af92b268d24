import { usePlayer } from '../engine/engine.ts';
import type { FilmSource } from '../engine/use-film-source.ts';
import type { PlayInfo } from '../play-info.ts';
import { EndBox } from './EndBox.tsx';
import { KeysBox } from './KeysBox.tsx';
import { ResumeBox } from './ResumeBox.tsx';
import { TroubleBox } from './TroubleBox.tsx';

interface Props {
  info: PlayInfo;
  titlePage: string;
  source: Pick<FilmSource, 'trouble' | 'retry' | 'skip'>;
  /** Whether to go on where the viewer was. */
  asking: boolean;
  help: boolean;
  /** @param from in seconds; without it, where the film is. */
  onPlay(from?: number): void;
  onCloseHelp(): void;
}

/** What the player has to say or to ask, over the picture. */
export function FilmBoxes({ info, titlePage, source, asking, help, onPlay, onCloseHelp }: Props) {
  const ended = usePlayer((state) => state.ended);
  const { trouble, retry, skip } = source;
  return (
    <>
      {asking && !trouble && <ResumeBox at={info.playtime} onResume={() => onPlay()} onRestart={() => onPlay(0)} />}
      {ended && !trouble && <EndBox next={info.next} titlePage={titlePage} onReplay={() => onPlay(0)} />}
      {help && <KeysBox hasNext={info.next !== null} onClose={onCloseHelp} />}
      {trouble && (
        <TroubleBox trouble={trouble} fid={info.file.id} titlePage={titlePage} onRetry={retry} onSkip={skip} />
      )}
    </>
  );
}
