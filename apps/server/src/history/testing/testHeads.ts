// For tests only: polls a chain for its heads, without the server that would push them.
import type { HeadHub } from '#platform/heads/headHub.ts'

const EVERY_MS = 100

export const testHeads = (rpcUrl: string): Pick<HeadHub, 'follow'> => ({
  follow(onHead) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
    async function look() {
      const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const number = Number(((await answer.json()) as { result: string }).result)
      const status = { chainId: 31337, writes: 'on', genesisHash: null, disagrees: false } as const
      onHead({ id: String(number), head: { number, hash: '', timeSeconds: 0, ...status } })
    }
    const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS)
    return () => clearInterval(timer)
  },
})
