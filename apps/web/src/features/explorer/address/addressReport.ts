import type { Identity } from '@musi/chain/explain/directory'
import { type Code, code } from '@musi/chain/reads/code'
import { identity } from '@musi/chain/explain/identity'
import { nativeBalance } from '@musi/chain/reads/nativeBalance'
import { type PairFacts, pairFacts } from '@musi/chain/reads/pairFacts'
import { tokenBalance } from '@musi/chain/reads/tokenBalance'
import { type Votes, votes } from '@musi/chain/reads/votes'
import type { Address } from '@musi/domain/address'
import { request } from '../../../platform/session/chain/request.ts'
import { whoIsWho } from '../who/whoIsWho.ts'

type Held = { token: Address; amount: bigint }
/** Votes are null where nothing is governed, or when it neither has votes nor lent any; a pool is, where it is none. */
export type AddressReport = {
  code: Code
  native: bigint
  tokens: readonly Held[]
  votes: (Votes & { token: Address }) | null
  identity: Identity
  pool: PairFacts | null
}

async function tokensOf(address: Address): Promise<readonly Held[]> {
  const { tokens } = whoIsWho()
  const amounts = await Promise.all(tokens.map((token) => tokenBalance(request, token, address)))
  return tokens.flatMap((token, at) => {
    const amount = amounts[at] ?? 0n
    return amount > 0n ? [{ token, amount }] : []
  })
}

async function votesOf(address: Address): Promise<AddressReport['votes']> {
  const token = whoIsWho().contract('governanceToken')
  if (token === null) return null
  const [found, held] = await Promise.all([votes(request, token, address), tokenBalance(request, token, address)])
  const uninvolved = found.votes === 0n && found.delegate === null && (held ?? 0n) === 0n
  return uninvolved ? null : { ...found, token }
}

/** Everything that an address's page says, but for its transactions. */
export async function addressReport(address: Address): Promise<AddressReport> {
  const [found, native, tokens, governed, what] = await Promise.all([
    code(request, address),
    nativeBalance(request, address),
    tokensOf(address),
    votesOf(address),
    identity(request, whoIsWho(), address),
  ])
  const pool = what.kind === 'pair' ? await pairFacts(request, address) : null
  return { code: found, native, tokens, votes: governed, identity: what, pool }
}
