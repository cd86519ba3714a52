import { artistFeed } from './exchange/artists/artistFeed.ts'
import { knownTokens } from './exchange/artists/knownTokens.ts'
import type { ChainServices } from './chainServices.ts'
import type { ContentFiles } from './market/endpoints/content.ts'
import { marketCollections } from './market/orders/marketCollections.ts'
import { marketCurrencies } from './market/orders/marketCurrencies.ts'
import { orderDesk } from './market/orders/orderDesk.ts'
import { orderWatch } from './market/orders/orderWatch.ts'
import type { Outside } from './edge/outside/outside.ts'
import { otherAssets, ownAssets } from './market/pieces/assetSource.ts'
import { pictureBook } from './market/pieces/pictureBook.ts'
import { pieceDesk } from './market/pieces/pieceDesk.ts'
import type { pieceFileDesk } from './market/pieces/pieceFileDesk.ts'
import { pieceFiles } from './market/pieces/pieceFiles.ts'

type Beside = { outside: Outside; content: ContentFiles; kept: ReturnType<typeof pieceFileDesk> }

/** Makes the services of artists' tokens, orders, pieces and their pictures. */
export function marketServices(all: ChainServices, { outside, content, kept }: Beside) {
  const { config, chain, log, clock, own, index, upstream, heads, addressBook, contracts } = all
  const known = knownTokens(addressBook, config.chain)
  const artists = artistFeed({ index, hasFactory: contracts.artistTokenFactory !== undefined, known })
  const { seaport, multicall3: multicall } = contracts
  const market = seaport === undefined || multicall === undefined ? null : { seaport, multicall }
  const collections = marketCollections({ upstream, heads, clock, contracts })
  const watch = orderWatch({ heads, own, upstream, clock, contracts: market, log })
  const orders = orderDesk({
    own,
    upstream,
    clock,
    watch,
    contracts: market,
    collections,
    currencies: marketCurrencies(known, artists),
    ...(chain?.orders === undefined ? {} : { seeds: chain.orders }),
  })
  const files = pieceFiles({ outside, gateways: config.ipfsGateways, content, kept })
  const pictures = pictureBook({ own, clock })
  const pieces = pieceDesk({ upstream, index, orders, heads, files, pictures, clock, book: addressBook, collections })
  const houseOwner = chain?.collectionOwner ?? contracts.musicNft ?? null
  const imageOf = (token: string) => {
    const address = token === 'native' ? contracts.wrappedNative : token
    return address === undefined ? null : `/logos/${address}.svg`
  }
  const assets =
    config.nftApiUrl === null
      ? ownAssets({ desk: pieces, houseOwner, imageOf })
      : otherAssets(config.nftApiUrl, outside)
  const nftOwner = config.nftOwner ?? (config.nftApiUrl === null ? houseOwner : null)
  return { artists, orders, pieces, assets, nftOwner, stoppable: [artists, watch] }
}
