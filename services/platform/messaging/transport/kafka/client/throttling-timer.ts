// @ts-expect-error the package has types of its outside alone
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

interface Queue {
  /** Requests that throttling, or too many others, hold back. */
  readonly pending: readonly unknown[];
  scheduleCheckPendingRequests(): void;
}

const queue: Queue = RequestQueue.prototype;
const schedule = queue.scheduleCheckPendingRequests;

/*
 * After every answer the client sets a timer for requests that are held back, also when there are none: then for the end of a
 * throttling that never was, decades ago, at which Node warns. Without held requests there is nothing to wait for: whichever is
 * held back next sets the timer itself.
 */
queue.scheduleCheckPendingRequests = function (this: Queue) {
  if (this.pending.length > 0) schedule.call(this);
};
