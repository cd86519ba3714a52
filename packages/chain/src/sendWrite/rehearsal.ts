import type { Request } from '@musi/contracts/deploy/request'
import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import type { Refusal } from '../explain/refusal.ts'
import type { Call } from '../write.ts'
import { said } from './pickedCall.ts'

/** Several calls, one after the other, as one batch would do them. `unable`: this node cannot, which stops nobody (decisions.md §7.8). */
export type Rehearsal =
  | { kind: 'works' }
  /** `at`: the first call that does not work. */
  | { kind: 'fails'; at: number; refusal: Refusal }
  | { kind: 'unable' }

export async function rehearsal(request: Request, from: Address, calls: readonly Call[]): Promise<Rehearsal> {
  const asked = calls.map(({ to, data, value }) => ({ from, to, data, value: toHex(value) }))
  try {
    const blocks = await request('eth_simulateV1', [{ blockStateCalls: [{ calls: asked }] }, 'latest'])
    const results = (blocks as { calls?: Simulated[] }[])[0]?.calls
    if (results?.length !== calls.length) return { kind: 'unable' }
    const at = results.findIndex(({ status }) => status !== '0x1')
    return at < 0 ? { kind: 'works' } : { kind: 'fails', at, refusal: whyOf(results[at]) }
  } catch (error) {
    return isPoor(error) ? { kind: 'fails', at: 0, refusal: POOR } : { kind: 'unable' }
  }
}

type Simulated = { status?: unknown; returnData?: unknown; error?: { message?: unknown; data?: unknown } }

const whyOf = (one: Simulated | undefined): Refusal =>
  said({ data: one?.returnData ?? one?.error?.data, message: one?.error?.message })

/** More currency than there is ends the simulation of some nodes, where others say it of the call. */
const isPoor = (error: unknown) => /insufficient (?:funds|balance)/i.test((error as { message?: string }).message ?? '')
const POOR: Refusal = { kind: 'reason', text: 'there is not enough in your account for it' }
