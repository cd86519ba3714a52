import type { Request } from '@musi/contracts/deploy/request'
import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import type { Call } from '../write.ts'

/** Several calls, one after the other, as one batch would do them. `unable`: this node cannot, which stops nobody (decisions.md §7.8). */
export type Rehearsal = 'works' | 'fails' | 'unable'

export async function rehearsal(request: Request, from: Address, calls: readonly Call[]): Promise<Rehearsal> {
  const said = calls.map(({ to, data, value }) => ({ from, to, data, value: toHex(value) }))
  try {
    const blocks = await request('eth_simulateV1', [{ blockStateCalls: [{ calls: said }] }, 'latest'])
    const results = (blocks as { calls?: { status?: unknown }[] }[])[0]?.calls
    if (results?.length !== calls.length) return 'unable'
    return results.every(({ status }) => status === '0x1') ? 'works' : 'fails'
  } catch {
    return 'unable'
  }
}
