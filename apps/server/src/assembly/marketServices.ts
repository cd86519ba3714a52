import type { ArtistFeed } from '#exchange/artists/artistFeed.ts'
import type { knownTokens } from '#exchange/artists/knownTokens.ts'
import type { SharedServices } from './sharedServices.ts'
import type { ContentFiles } from '#market/endpoints/content.ts'
import { marketCollections } from '#market/orders/marketCollections.ts'
import { marketCurrencies } from '#market/orders/marketCurrencies.ts'
import { orderService } from '#market/orders/orderService.ts'
import { orderWatch } from '#market/orders/watch/orderWatch.ts'
import type { Outside } from '#edge/outside/outside.ts'
import { otherAssets, ownAssets } from '#market/pieces/assetSource.ts'
import { firstPictures } from '#market/pieces/firstPictures.ts'
import { pictureStore } from '#market/pieces/pictureStore.ts'
import { pieceService } from '#market/pieces/pieceService.ts'
import type { PieceFileService } from '#market/pieces/pieceFileService.ts'
import { pieceFiles } from '#market/pieces/pieceFiles.ts'

type OtherServices = {
  outside: Outside
  content: ContentFiles
  storedFiles: PieceFileService
  known: ReturnType<typeof knownTokens>
  artists: ArtistFeed
}

/** Short, because a buyer's receipt may name a block that the server has not seen yet. */
const NEWEST_BLOCK_FOR_MS = 250

/** Creates the services for orders, pieces and their pictures. */
export function marketServices(all: SharedServices, { outside, content, storedFiles, known, artists }: OtherServices) {
  const { config, chain, addressBook, contracts } = all
  const { seaport, multicall3: multicall } = contracts
  const market = seaport === undefined || multicall === undefined ? null : { seaport, multicall }
  const collections = marketCollections(all)
  const watch = orderWatch({ ...all, contracts: market })
  const orders = orderService({
    ...all,
    watch,
    newestBlockForMs: chain === null ? NEWEST_BLOCK_FOR_MS : 0,
    contracts: market,
    collections,
    currencies: marketCurrencies(known, artists),
    ...(chain?.orders === undefined ? {} : { seeds: chain.orders }),
  })
  const files = pieceFiles({ outside, gateways: config.ipfsGateways, content, storedFiles })
  const pictures = pictureStore(all)
  const pieces = pieceService({ ...all, orders, files, pictures, book: addressBook, collections })
  const collectionOwner = chain?.collectionOwner ?? contracts.musicNft ?? null
  const imageOf = (token: string) => {
    const address = token === 'native' ? contracts.wrappedNative : token
    return address === undefined ? null : `/logos/${address}.svg`
  }
  const assets =
    config.nftApiUrl === null ? ownAssets({ pieces, collectionOwner, imageOf }) : otherAssets(config.nftApiUrl, outside)
  const nftOwner = config.nftOwner ?? (config.nftApiUrl === null ? collectionOwner : null)
  const firstPagePictures = firstPictures({
    ...all,
    pieces,
    assets: config.nftApiUrl === null ? assets : null,
    nftOwner,
  })
  return { services: { orders, pieces, assets, firstPictures: firstPagePictures }, nftOwner, stoppable: [watch] }
}
