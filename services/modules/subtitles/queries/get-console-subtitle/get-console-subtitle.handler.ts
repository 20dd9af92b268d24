import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { SubtitleDoctor } from '../../contract/subtitle-doctor.port.ts';
import { UnknownSubtitle } from '../../domain/submission-errors.ts';
import { ConsoleSubtitleReader } from '../list-console-subtitles/console-subtitle.reader.ts';
import { GetConsoleSubtitle } from './get-console-subtitle.query.ts';
import type { ConsoleSubtitleDetail } from './get-console-subtitle.schema.ts';

@QueryHandler(GetConsoleSubtitle)
export class GetConsoleSubtitleHandler implements IQueryHandler<GetConsoleSubtitle> {
  constructor(
    private readonly subtitles: ConsoleSubtitleReader,
    private readonly storage: StoragePort,
    private readonly doctor: SubtitleDoctor,
  ) {}

  /** @throws UnknownSubtitle, SubtitleUnreadable */
  async execute({ id, charset }: GetConsoleSubtitle): Promise<ConsoleSubtitleDetail> {
    const kept = await this.subtitles.one(id);
    const bytes = kept && (await this.storage.get(kept.original));
    if (!kept) throw new UnknownSubtitle();
    // The bytes go a while after a refusal, and with the film; what was decided stays to be read.
    if (!bytes && kept.shown.state !== 'waiting') return { ...kept.shown, fingerprint: '', lines: [], proposals: [] };
    if (!bytes) throw new UnknownSubtitle();
    const said = charset ?? kept.shown.charset;
    const found = await this.doctor.diagnose(bytes, kept.shown.language, said);
    const { charset: readIn, cues, mends, fingerprint } = found;
    const lines = cues.map(({ start, end, text, settings }) => ({ start, end, text, settings }));
    return { ...kept.shown, charset: readIn, cues: cues.length, fingerprint, lines, proposals: mends };
  }
}
