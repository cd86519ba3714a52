import type { Request } from '@musi/contracts/deploy/request'
import type { Address } from '@musi/domain/address'
import { type Hex, isHex, toHex } from 'viem'
import type { Refusal } from '../explain/refusal.ts'
import type { Call } from '../write.ts'
import { said } from './pickedCall.ts'
import { type Moved, type Promised, balanceCalls, movedBetween } from './promised.ts'

/** Several calls, one after the other, as one batch would do them. `unable`: this node cannot, which stops nobody (decisions.md §7.8). */
export type Rehearsal =
  /** `moved` is null where nothing was promised, or a token does not tell. */
  | { kind: 'works'; moved: Moved | null }
  /** `at`: the first call that does not work. */
  | { kind: 'fails'; at: number; refusal: Refusal }
  | { kind: 'unable' }

export async function rehearsal(
  request: Request,
  from: Address,
  calls: readonly Call[],
  promised: Promised | null = null,
): Promise<Rehearsal> {
  const balances = promised === null ? [] : balanceCalls(promised)
  const asked = [
    ...balances,
    ...calls.map(({ to, data, value }) => ({ from, to, data, value: toHex(value) })),
    ...balances,
  ]
  try {
    const blocks = await request('eth_simulateV1', [{ blockStateCalls: [{ calls: asked }] }, 'latest'])
    const results = (blocks as { calls?: Simulated[] }[])[0]?.calls
    if (results?.length !== asked.length) return { kind: 'unable' }
    const end = balances.length + calls.length
    const tried = results.slice(balances.length, end)
    const at = tried.findIndex(({ status }) => status !== '0x1')
    if (at >= 0) return { kind: 'fails', at, refusal: whyOf(tried[at]) }
    if (promised === null) return { kind: 'works', moved: null }
    return { kind: 'works', moved: movedBetween(promised, told(results), told(results.slice(end))) }
  } catch (error) {
    return isPoor(error) ? { kind: 'fails', at: 0, refusal: POOR } : { kind: 'unable' }
  }
}

type Simulated = { status?: unknown; returnData?: unknown; error?: { message?: unknown; data?: unknown } }

const told = (results: readonly Simulated[]): readonly Hex[] =>
  results.map(({ status, returnData }) => (status === '0x1' && isHex(returnData) ? returnData : '0x'))

const whyOf = (one: Simulated | undefined): Refusal =>
  said({ data: one?.returnData ?? one?.error?.data, message: one?.error?.message })

/** More currency than there is ends the simulation of some nodes, where others say it of the call. */
const isPoor = (error: unknown) => /insufficient (?:funds|balance)/i.test((error as { message?: string }).message ?? '')
const POOR: Refusal = { kind: 'reason', text: 'there is not enough in your account for it' }
