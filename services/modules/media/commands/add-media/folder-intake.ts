import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { TitleMatch } from '#modules/catalogue/contract/titles/title-matches.port.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { FilmJournal } from '../../application/intake/film-journal.ts';
import { FilmMatcher, type MatchedFilm } from '../../application/intake/film-matcher.ts';
import { type FoundFilm, filmsInFolder } from '../../application/intake/films-in-folder.ts';
import { MediaAssetRepository } from '../../persistence/media-asset.repository.ts';
import { AddMedia } from './add-media.command.ts';

export type FilmOutcome =
  | { film: FoundFilm; outcome: 'added' | 'there'; match: MatchedFilm }
  | { film: FoundFilm; outcome: 'refused'; reason: string };

interface FolderOptions {
  dryRun: boolean;
  /** Where it is kept which films were brought. */
  journal: string;
  /** @param bytes of all films together, each counted twice: read and stored. */
  onBegin?: (films: number, bytes: number) => void;
  onProgress?: (bytes: number) => void;
  onOutcome: (outcome: FilmOutcome) => void;
}

/** Brings the films of a folder, each to the title that its name says. Cut off and begun again, it goes on. */
@Injectable()
export class FolderIntake {
  constructor(
    private readonly assets: MediaAssetRepository,
    private readonly commands: CommandBus,
    private readonly matcher: FilmMatcher,
    private readonly files: ReleaseFiles,
  ) {}

  async run(folder: string, sender: Sender, options: FolderOptions): Promise<void> {
    const { onBegin, onProgress = () => undefined, onOutcome } = options;
    const films = await filmsInFolder(folder);
    const journal = await FilmJournal.open(options.journal);
    const seen = new Map<string, TitleMatch[]>();
    const taken = new Map<string, string>();
    onBegin?.(
      films.length,
      films.reduce((sum, { size }) => sum + 2 * size, 0),
    );
    for (const film of films) {
      let counted = 0;
      const count = (bytes: number) => {
        counted += bytes;
        onProgress(bytes);
      };
      onOutcome(await this.bring(film, { seen, taken, journal, count, sender, dryRun: options.dryRun }));
      onProgress(2 * film.size - counted);
    }
  }

  private async bring(film: FoundFilm, run: Run): Promise<FilmOutcome> {
    try {
      const match = await this.matcher.match(film, run.seen);
      if (typeof match === 'string') return { film, outcome: 'refused', reason: match };
      const release = releaseKey(match);
      const other = run.taken.get(release);
      if (other) return { film, outcome: 'refused', reason: `${other} is this release already` };
      run.taken.set(release, film.name);
      return { film, outcome: await this.put(film, match, run), match };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { film, outcome: 'refused', reason: Object.values(error.errors ?? {})[0]?.[0] ?? error.message };
    }
  }

  private async put(film: FoundFilm, { title, release }: MatchedFilm, run: Run): Promise<'added' | 'there'> {
    const { journal, sender, dryRun, count } = run;
    const known = journal.hashOf(film);
    if (known && (await this.files.inUse(this.assets.manager, [known])).has(known)) return 'there';
    if (dryRun) return 'added';
    const command = new AddMedia(sender, film.path, { titleId: title.titleId, release }, count);
    const { media, file } = await this.commands.execute(command);
    await journal.keep(film, media.sha256);
    return file ? 'added' : 'there';
  }
}

interface Run {
  seen: Map<string, TitleMatch[]>;
  /** Releases that this run has filled, with the film of each. */
  taken: Map<string, string>;
  journal: FilmJournal;
  count: (bytes: number) => void;
  sender: Sender;
  dryRun: boolean;
}

const releaseKey = ({ title, release: { quality, dubbed, censored, season, episode } }: MatchedFilm) =>
  [title.titleId, quality, dubbed, censored, season, episode].join(' ');
