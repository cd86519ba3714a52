import type { Identity } from '@musi/chain/explain/directory'
import { type Code, code } from '@musi/chain/requests/contracts/code'
import { identify } from '@musi/chain/explain/identify'
import { latestNativeBalance } from '@musi/chain/requests/tokens/latestNativeBalance'
import { type PairFacts, pairFacts } from '@musi/chain/requests/pools/pairFacts'
import { latestTokenBalance } from '@musi/chain/requests/tokens/latestTokenBalance'
import { type Votes, latestVotes } from '@musi/chain/requests/governance/latestVotes'
import type { Address } from '@musi/domain/address'
import { request } from '#platform/session/chain/request.ts'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'

/**
 * Most artist tokens whose balances are read, because each is a read of the chain and anybody can
 * create tokens.
 */
const MAX_ARTIST_TOKENS = 200

type Holding = { token: Address; amount: bigint }
/** `votes` is null without a governance token, or if the address neither holds nor delegates votes; `pool` is null if it is not a pool. */
export type AddressReport = {
  code: Code
  native: bigint
  tokens: readonly Holding[]
  votes: (Votes & { token: Address }) | null
  identity: Identity
  pool: PairFacts | null
}

async function tokensOf(address: Address, artistTokens: readonly Address[]): Promise<readonly Holding[]> {
  const tokens = [...new Set([...addressDirectory().tokens, ...artistTokens.slice(0, MAX_ARTIST_TOKENS)])]
  const amounts = await Promise.all(tokens.map((token) => latestTokenBalance(request, token, address)))
  return tokens.flatMap((token, at) => {
    const amount = amounts[at] ?? 0n
    return amount > 0n ? [{ token, amount }] : []
  })
}

async function votesOf(address: Address): Promise<AddressReport['votes']> {
  const token = addressDirectory().contract('governanceToken')
  if (token === null) return null
  const [votingPower, balance] = await Promise.all([
    latestVotes(request, token, address),
    latestTokenBalance(request, token, address),
  ])
  const uninvolved = votingPower.votes === 0n && votingPower.delegate === null && (balance ?? 0n) === 0n
  return uninvolved ? null : { ...votingPower, token }
}

/** Reads everything on an address page except its transactions. */
export async function addressReport(address: Address, artistTokens: readonly Address[]): Promise<AddressReport> {
  const [accountCode, native, tokens, voting, addressIdentity] = await Promise.all([
    code(request, address),
    latestNativeBalance(request, address),
    tokensOf(address, artistTokens),
    votesOf(address),
    identify(request, addressDirectory(), address),
  ])
  const pool = addressIdentity.kind === 'pair' ? await pairFacts(request, address) : null
  return { code: accountCode, native, tokens, votes: voting, identity: addressIdentity, pool }
}
