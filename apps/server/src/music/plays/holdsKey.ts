import type { SongKey } from '@musi/api/music/songs'
import { callData, uint } from '@musi/chain/multicall/words'
import { RpcError } from '@musi/chain/rpc/rpcError'
import type { Address } from '@musi/domain/address'
import { isHex } from '@musi/chain/rpc/wire'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'

type Chain = Pick<Upstream, 'ask'>

/** Selector of balanceOf(address), which tokens and collections have in common. */
const BALANCE_OF = '0x70a08231'
/** Keys are untrusted contracts. The most expensive balances in use, of rebasing tokens behind a proxy, take less than half. */
const KEY_GAS = '0x30d40'
const CALLS_AT_ONCE = 2

/** At least one unit of a token, whatever an older server version accepted. */
const requiredAmount = (key: SongKey): bigint => (key.kind === 'token' && BigInt(key.atLeast)) || 1n

/** Returns null if the contract does not answer with a number. Throws if the chain is unavailable. */
async function balanceOf(chain: Chain, account: Address, key: SongKey): Promise<bigint | null> {
  const to = key.kind === 'token' ? key.token : key.collection
  const call = { to, data: callData(BALANCE_OF, account), gas: KEY_GAS }
  try {
    const answer = await upstreamRequest(chain)('eth_call', [call, 'latest'])
    return isHex(answer) ? (uint(answer) ?? null) : null
  } catch (error) {
    if (error instanceof RpcError && error.kind === 'refused') return null
    throw error
  }
}

/** True if the account holds any of these keys now; stops at the first match. Null if unknown. */
export async function holdsKey(chain: Chain, account: Address, keys: readonly SongKey[]): Promise<boolean | null> {
  let isKnown = true
  for (let from = 0; from < keys.length; from += CALLS_AT_ONCE) {
    const answers = await Promise.all(
      keys.slice(from, from + CALLS_AT_ONCE).map(async (key) => {
        const balance = await balanceOf(chain, account, key).catch(() => null)
        return balance === null ? null : balance >= requiredAmount(key)
      }),
    )
    if (answers.includes(true)) return true
    isKnown &&= !answers.includes(null)
  }
  return isKnown ? false : null
}

/** True if each key is a contract that reports balances within its gas limit; null if the chain is unavailable. */
export async function canReadKeys(chain: Chain, account: Address, keys: readonly SongKey[]): Promise<boolean | null> {
  try {
    for (const key of keys) if ((await balanceOf(chain, account, key)) === null) return false
    return true
  } catch {
    return null
  }
}
