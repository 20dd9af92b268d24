import type { INestApplicationContext } from '@nestjs/common';
import { DemoAccounts } from '#modules/accounts/demo/demo-accounts.ts';
import { DemoCatalogue } from '#modules/catalogue/demo/demo-catalogue.ts';
import { DemoCeremonies } from '#modules/catalogue/demo/demo-ceremonies.ts';
import { DemoChannels } from '#modules/catalogue/demo/demo-channels.ts';
import { DemoComments } from '#modules/community/demo/demo-comments.ts';
import { DemoVotes } from '#modules/community/demo/demo-votes.ts';
import { DemoCollections } from '#modules/curation/demo/demo-collections.ts';
import { DemoNotices } from '#modules/curation/demo/demo-notices.ts';
import { DemoPieces } from '#modules/editorial/demo/demo-pieces.ts';
import { demoClips, demoSubtitles } from '#modules/media/demo/demo-clips.ts';
import { DemoStreams } from '#modules/media/demo/demo-streams.ts';
import { DemoTrailers } from '#modules/media/demo/demo-trailers.ts';
import { DemoRequests } from '#modules/requests/demo/demo-requests.ts';
import { DemoSubtitles } from '#modules/subtitles/demo/demo-subtitles.ts';
import { DemoReports } from '#modules/support/demo/demo-reports.ts';
import { type MemberSender, systemSender } from '#platform/kernel/context/sender.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';

/** Puts in the demo accounts and the demo catalogue, once, through the same commands as everything else. */
export async function loadDemoData(app: INestApplicationContext, say: (line: string) => void): Promise<void> {
  const opened = await app.get(DemoAccounts).seedDemoAccounts();
  if (opened.size > 0) say(`${opened.size} demo accounts opened`);
  const clips = await app.get(DemoStreams).seed();
  await app.get(DemoTrailers).load();
  await app.get(DemoSubtitles).publish(await demoSubtitles());
  if (clips > 0) say(`${clips} demo clips put into the storage`);
  await app.get(DemoCatalogue).load({
    clips: demoClips(),
    onFile: (name, summary) => say(`${summary.titles} titles of ${name} loaded`),
    onRefused: (name, line, reason) => say(`${name}, line ${line} refused: ${reason}`),
  });
  const awards = await app.get(DemoCeremonies).load();
  if (awards > 0) say(`${awards} awards of ceremonies loaded`);
  const collections = await app.get(DemoCollections).load();
  if (collections > 0) say(`${collections} collections made`);
  await app.get(DemoNotices).load();
  await app.get(DemoChannels).load();
  const articles = await app.get(DemoPieces).load();
  if (articles > 0) say(`${articles} articles published`);
  const readers = await app.get(DemoAccounts).openReaders();
  if (readers.length === 0) return;
  say('demo readers vote …');
  const voters = readers.map(({ id }) => id);
  await app.get(DemoVotes).give(voters, await app.get(DemoCatalogue).titles());
  // In production the demo has no moderator, and so nothing to let through or to answer.
  const moderator = opened.get('moderator');
  if (moderator === undefined) return;
  const members = readers.map((reader) => sentBy(reader, 'viewer'));
  const catalogue = app.get(DemoCatalogue);
  await app.get(DemoComments).write({
    readers: members,
    moderator: sentBy({ id: moderator, username: 'moderator' }, 'moderator'),
    newsPost: (title) => app.get(DemoPieces).postId(title),
    titleId: (name, year) => catalogue.titleId(name, year),
  });
  await app.get(DemoRequests).make(members);
  const reported = await catalogue.titleId('The Godfather', 1972);
  const fileId = reported === null ? null : await catalogue.fileId(reported);
  if (fileId !== null) await app.get(DemoReports).send(members, fileId);
}

function sentBy({ id: userId, username }: { id: number; username: string }, role: Role): MemberSender {
  const actor = { userId, username, name: username, role, sessionId: '', twoFactor: false };
  return { ...systemSender('demo readers'), actor };
}
