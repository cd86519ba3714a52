import { CARDS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'

/** Kinds of pages that have their own head and card. */
export type SubjectKind =
  | 'song'
  | 'artist'
  | 'token'
  | 'pool'
  | 'piece'
  | 'collection'
  | 'proposal'
  | 'account'
  | 'page'

/** The picture on a card: a record sleeve generated from a seed, the picture of a collectible, coins, or our mark. */
export type CardPicture =
  | { readonly kind: 'sleeve'; readonly seed: string; readonly artwork: string | null }
  | { readonly kind: 'piece'; readonly collection: Address; readonly id: string }
  | { readonly kind: 'coins'; readonly tokens: readonly Address[] }
  | { readonly kind: 'mark' }

export type CardFace = {
  /** The word above the title, such as "Song". */
  readonly label: string
  readonly title: string
  /** The line below the title, such as the artist. */
  readonly line: string
  /** A price or a tally; empty for none. */
  readonly figure: string
  readonly picture: CardPicture
}

/** Data for search engines in the vocabulary of schema.org, without its context. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** The price of a play, how many songs an artist has at least, or the price of a collectible. Prices may be empty. */
export type EmbedFigure =
  | { readonly kind: 'play'; readonly price: string }
  | { readonly kind: 'songs'; readonly count: number; readonly isMore: boolean }
  | { readonly kind: 'piece'; readonly price: string }

export type FeedLink = {
  readonly type: 'application/rss+xml' | 'application/canimus+json'
  readonly path: string
  readonly title: string
}

/**
 * Everything that other sites show of a link to a page: its head, its card and its embed (spec:
 * reach.head).
 */
export type PageSubject = {
  readonly kind: SubjectKind
  /** Identifies the card, together with the kind. */
  readonly id: string
  /** Canonical path of the page. */
  readonly path: string
  /** Title of the page, without the product's name. */
  readonly title: string
  readonly description: string
  readonly openGraphType: 'website' | 'music.song' | 'profile' | 'article'
  readonly card: CardFace
  /** JSON-LD; null for none. `origin`: base of its URLs. */
  readonly data: (origin: string) => StructuredData | null
  /** Path of the public sample; null for none. */
  readonly sample: string | null
  /** Shown below the title of its embed; null if other sites cannot embed it. */
  readonly embed: EmbedFigure | null
  /** Feeds of songs that the page links to. */
  readonly feeds: readonly FeedLink[]
}

/** The path of a subject's card. */
export const cardPath = ({ kind, id }: Pick<PageSubject, 'kind' | 'id'>): string => `${CARDS_PATH}/${kind}/${id}.png`
