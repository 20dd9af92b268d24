import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { SaveChannels } from '../commands/save-channels/save-channels.command.ts';
import type { Channel } from '../contract/channel.events.ts';

const CHANNELS: readonly (readonly [key: string, slug: string, fa: string, en: string, logo: string])[] = [
  ['IRIB TV1', 'irib-tv1', 'شبکهٔ یک', 'IRIB TV1', 'TV1'],
  ['IRIB TV3', 'irib-tv3', 'شبکهٔ سه', 'IRIB TV3', 'TV3'],
  ['NIRT', 'nirt', 'تلویزیون ملی ایران', 'National Iranian Television', 'NIRT'],
  ['Home video', 'home-video', 'شبکهٔ نمایش خانگی', 'Home video', 'VOD'],
  ['HBO', 'hbo', 'اچ‌بی‌او', 'HBO', 'HBO'],
  ['Netflix', 'netflix', 'نتفلیکس', 'Netflix', 'N'],
  ['AMC', 'amc', 'ای‌ام‌سی', 'AMC', 'AMC'],
  ['NBC', 'nbc', 'ان‌بی‌سی', 'NBC', 'NBC'],
  ['Fox', 'fox', 'فاکس', 'Fox', 'FOX'],
  ['ABC', 'abc', 'ای‌بی‌سی', 'ABC', 'ABC'],
  ['Apple TV+', 'apple-tv-plus', 'اپل تی‌وی پلاس', 'Apple TV+', 'tv+'],
  ['Hulu', 'hulu', 'هولو', 'Hulu', 'hulu'],
  ['Paramount+', 'paramount-plus', 'پارامونت پلاس', 'Paramount+', 'P+'],
  ['BBC One', 'bbc-one', 'بی‌بی‌سی یک', 'BBC One', 'BBC1'],
  ['BBC Two', 'bbc-two', 'بی‌بی‌سی دو', 'BBC Two', 'BBC2'],
  ['ITV', 'itv', 'آی‌تی‌وی', 'ITV', 'ITV'],
  ['NHK', 'nhk', 'ان‌اچ‌کی', 'NHK', 'NHK'],
  ['MBS', 'mbs', 'ام‌بی‌اس', 'MBS', 'MBS'],
  ['TV Tokyo', 'tv-tokyo', 'تی‌وی توکیو', 'TV Tokyo', 'TX'],
  ['Nippon TV', 'nippon-tv', 'نیپون تی‌وی', 'Nippon TV', 'NTV'],
  ['MBC', 'mbc', 'ام‌بی‌سی کره', 'MBC (South Korea)', 'MBC'],
  ['tvN', 'tvn', 'تی‌وی‌ان', 'tvN', 'tvN'],
  ['Show TV', 'show-tv', 'شو تی‌وی', 'Show TV', 'SHOW'],
  ['Antena 3', 'antena-3', 'آنتنا ۳', 'Antena 3', 'A3'],
];

/** Names, order and letters of the channels that the demo's series name. */
@Injectable()
export class DemoChannels {
  constructor(private readonly commands: CommandBus) {}

  /** Only where nobody has ever saved the list. */
  async load(): Promise<void> {
    const channels = CHANNELS.map(([key, slug, fa, en, logo]): Channel => ({ key, slug, name: { fa, en }, logo }));
    try {
      await this.commands.execute(new SaveChannels(systemSender('demo channels'), 0, channels));
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}
