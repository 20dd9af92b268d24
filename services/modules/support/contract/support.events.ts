import { z } from 'zod';
import { DELETED_USER, moderatorsName } from '#modules/accounts/contract/accounts.events.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';
import { fileFault } from './file-faults.ts';
import { reportReason } from './report-reasons.ts';

const id = z.number().int().positive();

/*
 * The case of a file that people or the link robot say is broken: one a file, open while something waits to be looked at. Stream:
 * `file-case-<fileId>`.
 */

/** A member reported a file, or said more of what they had reported; the case is open from then on. */
export const fileReported = defineEvent(
  'file.reported.v1',
  z.object({ reportId: id, fileId: id, userId: id, username: z.string(), reason: reportReason, note: z.string() }),
  [{ of: 'userId', becomes: { username: DELETED_USER.username, note: '' } }],
);

/** The link robot found the file to be other than it was brought; what it found before, if anything, counts no more. */
export const fileFaultFound = defineEvent('file-fault.found.v1', z.object({ fileId: id, fault: fileFault }));

const reports = z.array(z.object({ reportId: id, userId: id }));

/** The link robot found the file as it was brought again, or it was taken from offer. */
export const fileFaultGone = defineEvent(
  'file-fault.gone.v1',
  z.object({
    fileId: id,
    /** Nobody had reported it: nothing waits any more. */
    closed: z.boolean(),
    /** Which are mended by it: a moderator had called the file so while the fault still stood. */
    reports: reports.default([]),
    /** The file itself is gone. */
    retired: z.boolean().optional(),
  }),
);

const ruling = z.object({
  fileId: id,
  /** Which were settled by it, or wait again. */
  reports,
  moderatorId: id,
  moderator: z.string(),
});
export const caseOutcome = z.enum(['mended', 'dismissed']);
export type CaseOutcome = z.infer<typeof caseOutcome>;

/**
 * Whoever reported a mended file is told so once for each report, and anew where that was taken back. While the link robot's fault
 * stands no report is settled as mended: they wait until it is gone.
 */
export const fileCaseSettled = defineEvent(
  'file-case.settled.v1',
  ruling.extend({
    outcome: caseOutcome,
    /** Which wait again by it: they had been dismissed, and the fault still stands. */
    waiting: reports.optional(),
  }),
  [moderatorsName],
);
/** A moderator has taken their decision back. */
export const fileCaseReopened = defineEvent('file-case.reopened.v1', ruling, [moderatorsName]);
