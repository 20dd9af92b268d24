import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ChildProcess } from '#platform/child-process/child-process.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { PictureRenderer, type PictureShape } from '../../contract/picture-renderer.port.ts';
import type { ArtworkSpec } from '../../domain/artwork/artwork-spec.ts';
import type { PictureTask } from './pictures.child.ts';

/** Each thread keeps some megabytes of what it has drawn. */
const AT_ONCE = Math.min(4, availableParallelism());

/** Pictures by resvg and sharp, in a process of their own. */
@Injectable()
export class ChildPictureRenderer extends PictureRenderer implements OnApplicationShutdown {
  private readonly child: ChildProcess<PictureTask, Uint8Array>;

  constructor(logger: AppLogger) {
    super();
    this.child = new ChildProcess({
      beside: import.meta,
      name: 'pictures',
      atOnce: AT_ONCE,
      onError: (err) => logger.child('media').warn({ err }, 'the process that makes pictures ended'),
    });
  }

  draw(spec: ArtworkSpec): Promise<Buffer> {
    return this.make({ spec });
  }

  resize(original: Buffer, shape: PictureShape): Promise<Buffer> {
    return this.make({ original, shape });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.child.close();
  }

  private async make(task: PictureTask): Promise<Buffer> {
    const { buffer, byteOffset, byteLength } = await this.child.run(task);
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}
