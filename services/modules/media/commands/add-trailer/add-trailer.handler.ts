import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { hashFile } from '../../application/intake/hash-file.ts';
import { MediaProbe } from '../../contract/media-probe.port.ts';
import { trailerFile, uploadedTrailer } from '../../contract/trailer-file.ts';
import { UploadRepository } from '../../persistence/upload.repository.ts';
import { type AddedTrailer, AddTrailer } from './add-trailer.command.ts';
import { NotATrailer } from './add-trailer.errors.ts';

@CommandHandler(AddTrailer)
export class AddTrailerHandler implements ICommandHandler<AddTrailer> {
  constructor(
    private readonly probe: MediaProbe,
    private readonly storage: StoragePort,
    private readonly uploads: UploadRepository,
  ) {}

  /** @throws NotAFilm @throws NotATrailer */
  async execute({ path }: AddTrailer): Promise<AddedTrailer> {
    const { container, videoCodec } = await this.probe.probe(path);
    if (container !== 'mp4' || videoCodec !== 'h264') throw new NotATrailer();
    const { sha256, size } = await hashFile(path, () => undefined);
    const key = uploadedTrailer(sha256);
    // Before it is looked for and stored: what is noted anew is not removed meanwhile.
    await this.uploads.add('trailer', key);
    const name = trailerFile(key);
    if ((await this.storage.size(name)) !== size) await this.storage.putFile(name, path, { sha256 });
    return { key };
  }
}
