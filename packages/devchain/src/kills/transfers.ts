import { numberToHex } from 'viem'
import { demoAccount } from '../world/demoAccounts.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'

/** Nobody else sends to this address, so its balance counts the transfers that survived. */
const TO = '0x00000000000000000000000000000000000A11CE'
const INTERVAL_MS = 100

type Acknowledged = { atMs: number; hash: string | null }
export type Loss = { count: number; oldestMs: number; firstLostAtMs: number | null }

/** Sends one wei every 100 ms, records acknowledged transfers, and later counts the lost ones. */
export function transfers() {
  // An account without earlier transactions, so that its nonce equals the number of transfers.
  const from = demoAccount('newcomer').address
  let acknowledged: Acknowledged[] = []
  let sending: Promise<void> = Promise.resolve()
  let stopper = new AbortController()

  async function sendUntilStopped(rpcUrl: string, stop: AbortSignal) {
    const request = rpcRequest(rpcUrl, 2000)
    while (!stop.aborted) {
      const startedAtMs = Date.now()
      try {
        const call = { from, to: TO, value: '0x1', nonce: numberToHex(acknowledged.length) }
        const { transactionHash } = (await request('eth_sendTransactionSync', [call])) as { transactionHash: string }
        acknowledged.push({ atMs: Date.now(), hash: transactionHash })
      } catch {
        return // the chain was killed
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, INTERVAL_MS - (Date.now() - startedAtMs))))
    }
  }

  async function countSurvivors(rpcUrl: string): Promise<number> {
    const request = rpcRequest(rpcUrl, 10_000)
    const count = Number(await request('eth_getTransactionCount', [from, 'latest']))
    const balance = Number(await request('eth_getBalance', [TO, 'latest']))
    if (count !== balance) throw new Error(`${count} transfers were sent, but ${balance} have arrived.`)
    const last = acknowledged[count - 1]
    const hash = last?.hash ?? null
    if (hash !== null && (await request('eth_getTransactionReceipt', [hash])) === null)
      throw new Error(`The receipt of transfer ${count} is missing.`)
    return count
  }

  return {
    begin: (rpcUrl: string) => {
      stopper = new AbortController()
      sending = sendUntilStopped(rpcUrl, stopper.signal)
    },
    end: async () => {
      stopper.abort()
      await sending
    },
    /** Number of acknowledged transfers that were lost, and the age of the oldest at the kill. */
    lossAt: async (rpcUrl: string, killedAtMs: number): Promise<Loss> => {
      const count = await countSurvivors(rpcUrl)
      const lost = acknowledged.slice(count)
      acknowledged = acknowledged.slice(0, count)
      // A transfer that was in flight at the kill may be on the chain without having been acknowledged.
      while (acknowledged.length < count) acknowledged.push({ atMs: killedAtMs, hash: null })
      const firstLostAtMs = lost[0]?.atMs ?? null
      return { count: lost.length, oldestMs: firstLostAtMs === null ? 0 : killedAtMs - firstLostAtMs, firstLostAtMs }
    },
    total: () => acknowledged.length,
  }
}
