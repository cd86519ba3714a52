import type { Address } from '@musi/domain/address'
import type { Chain } from '@musi/chain/chains/chainTable'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'

/** A paid play, read from a transaction's receipt. */
export type Payment = {
  /**
   * The transaction hash and the position of the play among its plays. A log's index in the block changes when the
   * transaction is mined again; its position in the transaction does not.
   */
  id: string
  song: string
  fan: Address
  block: number
}

export type PaymentsFound =
  | { kind: 'found'; payments: readonly Payment[] }
  | { kind: 'notFinal' | 'none' | 'chainAway' }

type Needs = { upstream: Pick<Upstream, 'ask'>; chain: Pick<Chain, 'finalityTag'>; jukeboxes: readonly Address[] }

/** Reads the plays of a transaction once they are final by the chain's finality tag (case 98). */
export async function findPayments({ upstream, chain, jukeboxes }: Needs, transaction: string): Promise<PaymentsFound> {
  // Loaded with the first play, so that starting stays fast.
  const [{ parseReceipt }, { chainEvent }] = await Promise.all([
    import('@musi/chain/requests/transactions/receipt'),
    import('@musi/chain/events/chainEvent'),
  ])
  const request = upstreamRequest(upstream)
  try {
    const answer = await request('eth_getTransactionReceipt', [transaction])
    if (answer === null) return { kind: 'notFinal' }
    const { block, status, logs } = parseReceipt(answer)
    if (status !== 'success') return { kind: 'none' }
    const payments = logs
      // A token with the same name or a foreign jukebox has another address.
      .filter((log) => jukeboxes.includes(log.address))
      .map((log) => chainEvent(log))
      .filter((event) => event?.name === 'Played')
      .map((event, at) => ({ id: `${transaction}-${at}`, song: event.args.songId, fan: event.args.fan, block }))
    if (payments.length === 0) return { kind: 'none' }
    return (await isFinal(request, block, chain)) ? { kind: 'found', payments } : { kind: 'notFinal' }
  } catch {
    return { kind: 'chainAway' }
  }
}

/** True if a node has the transaction, mined or not; false also if no node answers. */
export async function isTransactionKnown(upstream: Pick<Upstream, 'ask'>, transaction: string): Promise<boolean> {
  const answer = upstreamRequest(upstream)('eth_getTransactionByHash', [transaction])
  return (await answer.catch(() => null)) !== null
}

async function isFinal(
  request: ReturnType<typeof upstreamRequest>,
  block: number,
  { finalityTag }: Needs['chain'],
): Promise<boolean> {
  if (finalityTag === 'latest') return true
  const head = await request('eth_getBlockByNumber', [finalityTag, false])
  const number = typeof head === 'object' && head !== null && 'number' in head ? Number(head.number) : -1
  return block <= number
}
