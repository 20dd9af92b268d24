import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { PublishSubtitle } from '../commands/publish-subtitle/publish-subtitle.command.ts';
import { DemoTracks } from '../persistence/demo-tracks.ts';

interface DemoSubtitle {
  /** Of the clip. */
  sha256: string;
  language: string;
  vtt: string;
}

/** The subtitles of the demo's clips, through the same command as every other. */
@Injectable()
export class DemoSubtitles {
  constructor(
    private readonly commands: CommandBus,
    private readonly tracks: DemoTracks,
  ) {}

  /** Only where nothing was ever seen as the track: what the staff has put in its place stays. @returns how many are new. */
  async publish(subtitles: readonly DemoSubtitle[]): Promise<number> {
    const sender = systemSender('demo subtitles');
    let published = 0;
    for (const { sha256, language, vtt } of subtitles) {
      if (await this.tracks.isKnown({ sha256, language, label: null })) continue;
      if (await this.commands.execute(new PublishSubtitle(sender, sha256, language, null, vtt))) published += 1;
    }
    return published;
  }
}
