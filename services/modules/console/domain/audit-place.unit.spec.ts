import { WORK_KINDS } from '../contract/work-claims.events.ts';
import { auditPlace } from './audit-place.ts';

describe('what an act of the audit log was done to', () => {
  it.each([
    ['comment-12', { resource: 'comments', resourceId: 12 }],
    ['title-request-3', { resource: 'title-requests', resourceId: 3 }],
    ['person-4', { resource: 'people', resourceId: 4 }],
    ['translation-2147483647', { resource: 'translations', resourceId: 2_147_483_647 }],
    ['moderation-rules-1', { resource: 'moderation-rules', resourceId: 1 }],
    ['duplicate-4-9', { resource: 'duplicates', resourceId: null }],
    [`media-stream-${'c0ffee00'.repeat(8)}`, { resource: 'media', resourceId: null }],
    ['work-claim-subtitles-7', { resource: 'submitted-subtitles', resourceId: 7 }],
    ['work-claim-comment_reports-8', { resource: 'comments', resourceId: 8 }],
  ])('is told by its stream: %s', (stream, place) => {
    expect(auditPlace(stream, {})).toEqual(place);
  });

  it('is the comment of a report', () => {
    expect(auditPlace('comment-report-5', { commentId: 2 })).toEqual({ resource: 'comments', resourceId: 2 });
  });

  it('is the text that was said to be fine', () => {
    expect(auditPlace('missing-translation-5', { textId: 2 })).toEqual({ resource: 'translations', resourceId: 2 });
  });

  it('is known of all that can be taken up', () => {
    for (const kind of WORK_KINDS) {
      expect(auditPlace(`work-claim-${kind}-1`, {})).toEqual({ resource: expect.any(String), resourceId: 1 });
    }
  });
});
