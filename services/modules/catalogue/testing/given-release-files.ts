import type { INestApplicationContext } from '@nestjs/common';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { ReleaseFile } from '../contract/files/release-file.ts';
import { type NewReleaseFile, ReleaseFiles } from '../contract/files/release-files.port.ts';
import { sampleFile } from './sample-facts.ts';

/** Stands for whoever brings a file. */
class BringFiles extends Command<ReleaseFile[]> {}
class RetireFiles extends Command<number> {}

/** Puts files on a title's offer, each like `sampleFile`. @returns what is new, as the catalogue keeps it. */
export function givenReleaseFiles(
  app: INestApplicationContext,
  titleId: number,
  files: readonly Partial<NewReleaseFile>[],
): Promise<ReleaseFile[]> {
  const whole = files.map((changes) => {
    const { fileId: _id, ...file } = sampleFile(1, changes);
    return file;
  });
  const command = new BringFiles(systemSender('test'));
  return app.get(UnitOfWork).run(command, (tx) => app.get(ReleaseFiles).attach(tx, titleId, whole));
}

/** Takes files from offer. @returns how many were on it. */
export function givenRetired(app: INestApplicationContext, fileIds: readonly number[]): Promise<number> {
  const command = new RetireFiles(systemSender('test'));
  return app.get(UnitOfWork).run(command, (tx) => app.get(ReleaseFiles).retire(tx, fileIds));
}
