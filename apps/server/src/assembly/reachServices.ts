import type { Token } from '@musi/domain/currency'
import type { ArtistFeed } from '#exchange/artists/artistFeed.ts'
import type { TokenCatalogue } from '#exchange/lists/tokenCatalogue.ts'
import type { PieceService } from '#market/pieces/pieceService.ts'
import type { ObjectStore } from '#music/media/objectStore.ts'
import type { FeedChoices } from '#music/studio/feedChoices.ts'
import type { SongService } from '#music/studio/songService.ts'
import { cardFontsIn, cardPainter } from '#reach/cards/cardPainter.ts'
import { cardService } from '#reach/cards/cardService.ts'
import { sampleSizes } from '#reach/feeds/sampleSizes.ts'
import { sitemaps } from '#reach/feeds/sitemaps.ts'
import { songCatalogue } from '#reach/feeds/songCatalogue.ts'
import { songFeeds } from '#reach/feeds/songFeeds.ts'
import { pageHeads } from '#reach/head/pageHeads.ts'
import { poolTokens } from '#reach/subjects/poolTokens.ts'
import { tokenNames } from '#reach/subjects/tokenNames.ts'
import type { SharedServices } from './sharedServices.ts'

type OtherServices = {
  artists: Pick<ArtistFeed, 'latest'>
  known: readonly Token[]
  pieces: Pick<PieceService, 'pieces' | 'media'>
  songService: Pick<SongService, 'changeCount'>
  feedChoices: FeedChoices
  soundBytes: (id: string) => Promise<number | null>
  objects: ObjectStore
  catalogue: Pick<TokenCatalogue, 'logo'>
  webDist: string | null
}

/** Creates what other sites show of a link to the product: heads, cards, embeds and feeds. */
export function reachServices(all: SharedServices, others: OtherServices) {
  const { artists, known } = others
  const names = tokenNames({ known, latest: artists.latest })
  const sampleOf = sampleSizes(others.soundBytes)
  const needs = { ...all, ...others, names, sampleOf, pairs: poolTokens(all.index) }
  const fonts = cardFontsIn(others.webDist)
  const painter = fonts === null ? null : cardPainter(fonts, all.log)
  return {
    services: {
      reach: needs,
      sitemaps: sitemaps(needs),
      songFeeds: songFeeds(needs),
      songCatalogue: songCatalogue(needs),
      pageHeads: pageHeads(needs),
      cards: painter === null ? null : cardService({ ...needs, painter }),
    },
    stoppable: painter === null ? [] : [painter],
  }
}
