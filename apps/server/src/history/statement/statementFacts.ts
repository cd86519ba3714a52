import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Token } from '@musi/domain/currency'
import type { ChainIndex, IndexPage } from '../chainIndex.ts'
import type { LogPlace } from '../store/historyPart.ts'
import { historyRows } from '../historyPages.ts'
import { factoryTokenUnits } from './factoryTokenUnits.ts'
import type { StatementFacts } from './statementLines.ts'

type Index = Pick<ChainIndex, 'query'>

const SHARES = { symbol: 'UNI-V2', decimals: 18 }

/** Facts a statement's lines need, and their block; null if the history does not answer. */
export async function statementFacts(
  index: Index,
  account: Address,
  book: AddressBook,
  native: { symbol: string },
): Promise<{ facts: StatementFacts; top: number } | null> {
  const pairs = new Map<string, readonly [string, string]>()
  let top = 0
  for (let after = 0; ;) {
    const page = await index.query<'pairs'>({ kind: 'pairs', after })
    if (page === null) return null
    for (const { address, token0, token1 } of page.rows) pairs.set(address, [token0, token1])
    after = page.rows.at(-1)?.number ?? after
    top = page.at.number
    if (page.isLast) break
  }
  const artistUnits = await createdTokenUnits(index, book)
  const opened = await openedCollections(index)
  if (artistUnits === null || opened === null) return null
  const known = new Map(book.tokens.map(({ address, symbol, decimals }) => [address as string, { symbol, decimals }]))
  const staked = new Map(book.stakingPools.map(({ rewards, pair }) => [rewards as string, pair as string]))
  const unitOf = (token: string) => {
    if (token === ZERO_ADDRESS) return { symbol: native.symbol, decimals: 18 }
    if (pairs.has(token)) return SHARES
    if (token === book.contracts.musicNft || opened.has(token)) return { symbol: '', decimals: 0 }
    const artist = artistUnits.get(token)
    return (
      known.get(token) ?? (artist === undefined ? { symbol: '', decimals: null } : { symbol: artist, decimals: 18 })
    )
  }
  return {
    facts: {
      account,
      unitOf,
      tokensOf: (pair) => pairs.get(pair),
      stakedPair: (rewards) => staked.get(rewards),
      governanceToken: book.contracts.governanceToken,
    },
    top,
  }
}

async function openedCollections(index: Index): Promise<ReadonlySet<string> | null> {
  const acts = await historyRows(index, { kind: 'acts', account: null, subject: null, act: 'openCollection' })
  return acts && new Set(acts.flatMap((act) => (act.kind === 'openCollection' ? [act.collection] : [])))
}

async function createdTokenUnits(index: Index, { tokens }: AddressBook): Promise<ReadonlyMap<string, string> | null> {
  const tokensRead: Parameters<typeof factoryTokenUnits>[0][number][] = []
  for (let after: LogPlace | null = null; ;) {
    const page: IndexPage<'artists'> | null = await index.query<'artists'>({
      kind: 'artists',
      after,
      songsAfter: Number.MAX_SAFE_INTEGER,
    })
    if (page === null) return null
    tokensRead.push(...page.rows.tokens)
    after = page.rows.tokens.at(-1) ?? null
    if (page.isLast || after === null) return factoryTokenUnits(tokensRead, tokens.map(asToken))
  }
}

const asToken = ({ address, symbol, name, decimals }: AddressBook['tokens'][number]): Token => ({
  kind: 'token',
  address,
  symbol,
  name,
  decimals,
})
