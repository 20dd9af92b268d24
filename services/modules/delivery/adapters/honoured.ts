import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { type FileLink, FileLinks } from '../contract/file-links.port.ts';

type Found = { state: 'good' | 'expired'; link: FileLink } | { state: 'not ours' };

/** Whether a link is honoured: signed here, for this way, and not ended; its second is its end, without any grace. */
@Injectable()
export class Honoured {
  constructor(
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  read(token: string, way: FileLink['way']): Found {
    const link = this.links.read(token);
    if (link?.way !== way) return { state: 'not ours' };
    return { state: link.expiresAt * 1_000 > this.clock.now().getTime() ? 'good' : 'expired', link };
  }
}
