import type { Address } from '@musi/domain/address'
import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import type { Call } from '@musi/chain/write'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Asking, Reply } from './soakServers.ts'
import { ORIGIN } from './soakServers.ts'
import type { SoakWorld } from './soakWorld.ts'

const MINED_TIMEOUT_MS = 30_000
const GAS = 2_000_000
const RECEIPT_EVERY_MS = 250

export type Person = { from: string; origin: string; ask: (path: string, asking?: Asking) => Promise<Reply> }

/**
 * A visitor with an address of its own. Each request goes to any server, as a proxy would send it: if that server
 * cannot be reached, a request without effect goes to the next one.
 */
export function person({ servers }: Pick<SoakWorld, 'servers'>, at: number, random: () => number): Person {
  const from = `10.1.${at >> 8}.${at & 255}`
  return {
    from,
    origin: ORIGIN,
    async ask(path, asking = {}) {
      const first = Math.floor(random() * servers.length)
      const order = [0, 1, 2].flatMap((step) => servers[(first + step) % servers.length] ?? [])
      const canRepeat = (asking.method ?? 'GET') === 'GET'
      for (const [tried, server] of order.entries()) {
        try {
          return await server.ask(path, { from, ...asking })
        } catch (error) {
          const isUnsent = (error as { code?: string }).code === 'ECONNREFUSED'
          if (!(canRepeat || isUnsent) || tried === order.length - 1) throw error
        }
      }
      throw new Error('There is no server.')
    },
  }
}

export const newestBlock = async ({ chain }: Pick<SoakWorld, 'chain'>) => Number(await chain.request('eth_blockNumber'))

type Receipt = { status: string; blockNumber: string } | null
const receiptOf = async ({ chain }: Pick<SoakWorld, 'chain'>, hash: string) =>
  (await chain.request('eth_getTransactionReceipt', [hash])) as Receipt

/** True if the chain has this transaction, and did not revert it. */
export const isOnChain = async (world: Pick<SoakWorld, 'chain'>, hash: string): Promise<boolean> =>
  (await receiptOf(world, hash))?.status === '0x1'

/** The hash in the answer to a sent transaction; null if it was not taken. */
const hashIn = (reply: Reply | null): string | null =>
  reply?.status === 200 ? ((JSON.parse(reply.text) as { result?: string }).result ?? null) : null

/**
 * Signs a call once, as a wallet does, and sends it through the servers until one takes it. Returns its hash and block
 * once it is mined; null if it is not.
 */
export async function sendSigned(
  world: SoakWorld,
  visitor: Person,
  from: Address,
  call: Call | undefined,
): Promise<{ hash: string; block: number } | null> {
  if (call === undefined) return null
  const nonce = Number(await world.chain.request('eth_getTransactionCount', [from, 'latest']))
  const fields = { from, to: call.to, data: call.data, value: hexQuantity(call.value), gas: hexQuantity(GAS) }
  const signed = (await world.chain.request('eth_signTransaction', [
    { ...fields, nonce: hexQuantity(nonce), gasPrice: '0x0', chainId: '0x7a69' },
  ])) as string
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [signed] })
  const headers = { 'content-type': 'application/json' }
  const untilMs = Date.now() + MINED_TIMEOUT_MS
  let hash: string | null = null
  while (Date.now() < untilMs) {
    // A wallet that got no answer sends the same bytes again.
    hash ??= hashIn(await visitor.ask('/rpc', { method: 'POST', headers, body }).catch(() => null))
    const receipt = hash === null ? null : await receiptOf(world, hash)
    if (hash !== null && receipt !== null)
      return receipt.status === '0x1' ? { hash, block: Number(receipt.blockNumber) } : null
    await sleep(RECEIPT_EVERY_MS)
  }
  return null
}
