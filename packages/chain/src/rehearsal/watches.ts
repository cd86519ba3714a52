import { type Address, parseAddress } from '@musi/domain/address'
import type { ReadCall } from '@musi/domain/callKey'
import { type ParameterName, type Reading, type Watch, uniqueWatches } from '@musi/domain/governance/watchedChanges'
import { type Hex, zeroAddress } from 'viem'
import type { Identity } from '../explain/directory.ts'
import { addressIn } from '../explain/argument.ts'
import { decodedCall } from '../explain/decodedCall.ts'
import type { Movement } from '../explain/movements.ts'
import { callData } from '../multicall/words.ts'
import type { Call } from '../write.ts'

/** Maximum number of watched values; no proposal touches more. */
const MAX_WATCHES = 160

/** Selector of each parameter's getter. */
const SELECTORS: Readonly<Record<ParameterName, Hex>> = {
  admin: '0xf851a440',
  allPairsLength: '0x574f2ba3',
  delay: '0x6a42b8f8',
  feeTo: '0x017e7e58',
  feeToSetter: '0x094b7415',
  minter: '0x07546172',
  owner: '0x8da5cb5b',
  pendingAdmin: '0x26782247',
  periodFinish: '0xebe2b12b',
  rewardRate: '0x7b0a47ee',
  totalSupply: '0x18160ddd',
}

/** Parameters that can change on a contract we know; none for unknown contracts. */
function parametersOf(identity: Identity): readonly ParameterName[] {
  switch (identity.kind) {
    case 'token':
      return ['totalSupply', 'owner', 'minter']
    case 'pair':
      return ['totalSupply']
    case 'staking':
      return ['rewardRate', 'periodFinish', 'owner']
    case 'collection':
      return ['owner']
    case 'role':
      if (identity.role === 'timelock') return ['delay', 'admin', 'pendingAdmin']
      if (identity.role === 'v2Factory') return ['feeTo', 'feeToSetter', 'allPairsLength']
      return identity.role === 'wrappedNative' ? [] : ['owner']
    default:
      return []
  }
}

const addressesOf = (value: unknown): readonly Address[] => {
  if (Array.isArray(value)) return value.flatMap(addressesOf)
  const address = typeof value === 'string' ? parseAddress(value) : null
  return address === null ? [] : [address]
}

/** Every address that the calls name. */
export const addressesInCalls = (calls: readonly Call[]): readonly Address[] => [
  ...new Set(
    calls.flatMap(({ to, data }) => [
      to,
      ...(decodedCall(data)?.args ?? []).flatMap(({ value }) => addressesOf(value)),
    ]),
  ),
]

const isToken = (identity: Identity | undefined) => identity?.kind === 'token' || identity?.kind === 'pair'

/** Values that an account's calls may change, derived from the addresses in the calls. */
export function watchesOf(
  account: Address,
  calls: readonly Call[],
  identities: ReadonlyMap<Address, Identity>,
): readonly Watch[] {
  const watches = calls.flatMap(({ to, data, value }): Watch[] => {
    const target = identities.get(to)
    const call = decodedCall(data)
    const named = (call?.args ?? []).flatMap((one) => addressesOf(one.value))
    const tokens = [to, ...named].filter((one) => isToken(identities.get(one)))
    const spender = call === null ? null : addressIn(call, 'spender')
    const holders = isToken(target) ? named.filter((one) => one !== to) : []
    return [
      ...tokens.map((currency): Watch => ({ kind: 'balance', currency, holder: account })),
      ...holders.map((holder): Watch => ({ kind: 'balance', currency: to, holder })),
      ...(value === 0n ? [] : [{ kind: 'balance', currency: 'native', holder: to } as const]),
      ...(spender === null || !isToken(target)
        ? []
        : [{ kind: 'allowance', token: to, owner: account, spender } as const]),
      ...(target === undefined ? [] : parametersOf(target)).map((name): Watch => ({
        kind: 'parameter',
        contract: to,
        name,
      })),
    ]
  })
  return uniqueWatches([{ kind: 'balance', currency: 'native', holder: account }, ...watches]).slice(0, MAX_WATCHES)
}

/** Adds the balances of all parties of the transfers. */
export const watchesOfMoves = (earlier: readonly Watch[], moves: readonly Movement[]): readonly Watch[] =>
  uniqueWatches([
    ...earlier,
    ...moves.flatMap((move) =>
      move.kind === 'piece'
        ? []
        : [move.from, move.to]
            .filter((holder) => holder !== zeroAddress)
            .map((holder): Watch => ({ kind: 'balance', currency: move.currency, holder })),
    ),
  ]).slice(0, MAX_WATCHES)

export function readOf(watch: Watch, multicall: Address): ReadCall {
  switch (watch.kind) {
    case 'balance':
      return watch.currency === 'native'
        ? { address: multicall, callData: callData('0x4d2301cc', watch.holder) }
        : { address: watch.currency, callData: callData('0x70a08231', watch.holder) }
    case 'allowance':
      return { address: watch.token, callData: callData('0xdd62ed3e', watch.owner, watch.spender) }
    case 'parameter':
      return { address: watch.contract, callData: SELECTORS[watch.name] }
  }
}

/** Decodes numbers and addresses as numbers; null for an answer that is not one word. */
export const readingsOf = (watches: readonly Watch[], answers: readonly (Hex | null)[]): readonly Reading[] =>
  watches.map((watch, at) => {
    const answer = answers[at] ?? null
    return { watch, value: answer?.length === 66 ? BigInt(answer) : null }
  })
