import type { SongKey } from '@musi/api/songs'
import { callData, uint } from '@musi/chain/multicall/words'
import type { Address } from '@musi/domain/address'
import type { Upstream } from '../rpc/upstream.ts'

/** balanceOf(address), which tokens and collections share. */
const BALANCE_OF = '0x70a08231'

/** Whether the account has one of these now. Null: the chain cannot be asked. */
export async function holdsKey(
  { ask }: Pick<Upstream, 'ask'>,
  account: Address,
  keys: readonly SongKey[],
): Promise<boolean | null> {
  if (keys.length === 0) return false
  const outcomes = await ask(
    keys.map((key) => {
      const to = key.kind === 'token' ? key.token : key.collection
      return { method: 'eth_call', params: [{ to, data: callData(BALANCE_OF, account) }, 'latest'] }
    }),
  )
  const answers = outcomes.map((outcome, at) => {
    const key = keys[at]
    if (!outcome.ok || typeof outcome.result !== 'string' || key === undefined) return null
    const balance = uint(outcome.result as `0x${string}`)
    return balance === undefined ? null : balance >= (key.kind === 'token' ? BigInt(key.atLeast) : 1n)
  })
  if (answers.some((each) => each === true)) return true
  return answers.some((each) => each === null) ? null : false
}
