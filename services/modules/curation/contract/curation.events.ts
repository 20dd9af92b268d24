import { z } from 'zod';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();
const inBothLanguages = z.object({ fa: z.string(), en: z.string() });

/** A collection whole: titles that belong together, in the order that the staff gives them. Its stream is `collection-<id>`. */
const collection = z.object({
  collectionId: id,
  slug: z.string(),
  name: inBothLanguages,
  /** A sentence that says what holds it together. */
  about: inBothLanguages,
  titleIds: z.array(id),
  /** A picture that the staff uploaded; absent where that of the first title stands for it. */
  cover: uploadedPicture.optional(),
});
export type CollectionFacts = z.infer<typeof collection>;

export const collectionAdded = defineEvent('collection.added.v1', collection);
export const collectionRevised = defineEvent('collection.revised.v1', collection);
/** It is on no page any more. */
export const collectionRetired = defineEvent('collection.retired.v1', z.object({ collectionId: id }));

const boxOffice = z.object({
  /** The day on which these figures were true. */
  asOf: z.iso.date(),
  entries: z.array(z.object({ titleId: id, /** Million US dollars, worldwide. */ gross: z.number().positive() })),
});
export type BoxOfficeFacts = z.infer<typeof boxOffice>;

/** The box office whole: what titles have earned, of the stream `box-office-1`. */
export const boxOfficeSaved = defineEvent('box-office.saved.v1', boxOffice);

/** The titles that the staff suggests, whole and in order, of the stream `suggested-list-<postType>`; rank decides behind them. */
export const suggestedListSaved = defineEvent(
  'suggested-list.saved.v1',
  z.object({ /** 1 movies, 2 series. */ postType: z.literal([1, 2]), titleIds: z.array(id) }),
);
