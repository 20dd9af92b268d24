/**
 * Numbers of PostgreSQL's advisory locks: one list for all databases, as the write and the read database may be the same one.
 * Those that are taken with a second key, such as a projection's name, say so.
 */
export const ADVISORY_LOCK = {
  /** Held by the one relay that leads; belongs to its session, so that a relay which dies frees it at once. */
  relayLeader: 7_206_101,
  migration: 7_206_102,
  /** With the projection's name: its partitions take turns. */
  projectionTurn: 7_206_103,
  /** With the cleanup's name. */
  dailyCleanup: 7_206_104,
  /** With the projection's name: held by whoever rebuilds it. */
  rebuild: 7_206_105,
  catalogueImport: 7_206_106,
  /** With ceremony, year and name: an award's nominations change one after the other. */
  awardNominations: 7_206_108,
  /** With the hash of a media file: held by whoever puts it on offer or removes its bytes. */
  mediaFile: 7_206_161,
  /** With the name of a subtitle as it was sent: held by whoever keeps its bytes or removes them. */
  subtitleOriginal: 7_206_171,
  /** With the medium, language and label of a track: held by whoever changes what is seen as it. */
  subtitleTrack: 7_206_172,
  /** With the name of a WebVTT file: held by whoever keeps its bytes or removes them. */
  subtitleFile: 7_206_173,
  /** Held while similar titles are worked out anew. */
  recommendations: 7_206_183,
  /** With the member's id: their transfers begin and end one after the other. */
  transfersOfMember: 7_206_107,
} as const;
