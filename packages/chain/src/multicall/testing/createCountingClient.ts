import { rpcClient } from '../../client.ts'

type RequestCount = { http: number; calls: string[] }

/** A transport over a real chain that counts every request. */
export function createCountingClient(chain: { rpcUrl: string }) {
  const counted: RequestCount = { http: 0, calls: [] }
  const request = rpcClient(chain.rpcUrl, {
    chainId: 31337,
    fetch(url, post) {
      counted.http += 1
      counted.calls.push(...(JSON.parse(post.body) as readonly { method: string }[]).map(({ method }) => method))
      return fetch(url, post)
    },
  })
  /** Requests since the previous call of this function. */
  function takeCount(): RequestCount {
    const { http, calls } = { ...counted }
    Object.assign(counted, { http: 0, calls: [] })
    return { http, calls }
  }
  return { request, takeCount: takeCount }
}
