import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ChildProcess } from '#platform/child-process/child-process.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { type PictureBounds, type PictureError, PicturePort, type WholePicture } from '../picture.port.ts';
import type { MadeOfUpload, UploadTask } from './uploads.child.ts';

/** By sharp, in a process of their own: what strangers send is unpacked by native code, where nothing secret is known. */
@Injectable()
export class ChildPictures extends PicturePort implements OnApplicationShutdown {
  private readonly child: ChildProcess<UploadTask, MadeOfUpload>;

  constructor(logger: AppLogger) {
    super();
    this.child = new ChildProcess({
      beside: import.meta,
      name: 'uploads',
      // Unpacked, a picture that may just pass takes some hundred megabytes.
      atOnce: 1,
      onError: (err) => logger.child('uploads').warn({ err }, 'the process that unpacks pictures ended'),
    });
  }

  square(file: string, bounds: PictureBounds): Promise<{ bytes: Buffer } | { error: PictureError }> {
    return this.make({ shape: 'square', file, bounds });
  }

  whole(file: string, bounds: PictureBounds): Promise<WholePicture | { error: PictureError }> {
    return this.make({ shape: 'whole', file, bounds });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.child.close();
  }

  private async make<Made>(task: UploadTask): Promise<Made | { error: PictureError }> {
    const made = await this.child.run(task);
    if ('error' in made) return made;
    const { buffer, byteOffset, byteLength } = made.bytes;
    return { ...made, bytes: Buffer.from(buffer, byteOffset, byteLength) } as Made;
  }
}
