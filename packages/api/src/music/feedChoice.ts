import * as v from 'valibot'

/**
 * Body and answer of PUT /api/studio/feeds, and answer of GET: whether other programs may list the signed-in account's
 * songs.
 */
export const FeedChoice = v.object({ isListed: v.boolean() })
export type FeedChoice = v.InferInput<typeof FeedChoice>

/** Error codes of /api/studio/feeds (api/problem.ts). */
const FEED_CHOICE_REFUSALS = [
  /** 401: the request is not signed in. */
  'notSignedIn',
  /** 409: the account has no song in the jukebox. */
  'noSongs',
  /** 503: storage or the chain is unavailable. */
  'away',
] as const
export type FeedChoiceRefusalCode = (typeof FEED_CHOICE_REFUSALS)[number]

export const MAX_FEED_CHOICE_BYTES = 256
