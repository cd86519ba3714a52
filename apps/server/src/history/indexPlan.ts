import { join } from 'node:path'
import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { ADDRESS_BOOK_POLYGON } from '@musi/chain/chains/addressBookPolygon'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Config } from '#platform/config/config.ts'
import type { FirstBlock, IndexPlan } from './indexMessages.ts'

const RECENT_DAYS = 90
const DAY_SECONDS = 86_400

/**
 * Chooses what to index: everything on a development chain, all of our own exchange, or the last 90
 * days of a foreign exchange's pairs of known tokens. Null if the chain has no known exchange.
 */
export function indexPlan(
  {
    chain,
    dataDir,
    database,
    rpcUrls,
    indexFrom,
  }: Pick<Config, 'chain' | 'dataDir' | 'database' | 'rpcUrls' | 'indexFrom'>,
  embedded: string | null,
  book: AddressBook | null,
): IndexPlan | null {
  if (book === null) return null
  const isOurs = book.contracts.v2Factory !== ADDRESS_BOOK_POLYGON.contracts.v2Factory
  return {
    folder: join(dataDir, 'history'),
    database,
    rpcUrls: embedded === null ? rpcUrls : [embedded],
    chainId: chain.id,
    book,
    since: firstBlock(),
    takesAllPairs: isOurs,
    takesTransactions: chain.id === EMBEDDED_CHAIN_ID,
  }

  function firstBlock(): FirstBlock {
    if (indexFrom !== null) return { kind: 'block', block: indexFrom }
    if (chain.id === EMBEDDED_CHAIN_ID) return { kind: 'block', block: 0 }
    const blocks = Math.ceil((RECENT_DAYS * DAY_SECONDS) / (chain.blockTimeSeconds ?? 1))
    return isOurs ? { kind: 'deployment' } : { kind: 'recent', blocks }
  }
}
