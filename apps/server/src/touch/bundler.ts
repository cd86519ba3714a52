import type { Address } from '@musi/domain/address'
import type { ByteBudget } from '#platform/byteBudget.ts'
import { shownUrl } from '#platform/config/redact.ts'
import type { Log } from '#platform/log.ts'
import { askEndpoint } from '#platform/rpc/askEndpoint.ts'
import type { Outcome } from '#platform/rpc/call.ts'

/** A program that submits operations to the chain instead of the relayer (JSON-RPC of ERC-4337). */
export type Bundler = {
  /**
   * Sends an operation to the bundler. `unclear`: the bundler may have accepted it. Only the chain shows whether an operation was mined.
   */
  send: (id: string, operation: Readonly<Record<string, string>>) => Promise<BundlerAnswer>
}
export type BundlerAnswer = { kind: 'accepted' | 'unclear' } | { kind: 'refused'; code: number }

type Needs = {
  url: string
  entryPoint: Address
  budget: Pick<ByteBudget, 'hold'>
  log: Pick<Log, 'error' | 'warn'>
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** An answer is a hash, a short list of addresses, or an error with the data of a reverted call. */
const MAX_ANSWER_BYTES = 65_536
/** Error code for a bundler of another EntryPoint; JSON-RPC's codes are negative. */
const OTHER_ENTRY_POINT = 0

export function bundler({ url, entryPoint, budget, log, timeoutMs = TIMEOUT_MS }: Needs): Bundler {
  const address = new URL(url)
  const name = shownUrl(url)
  let isChecked = false
  let lastTrouble: string | null = null

  function warn(trouble: string | null) {
    // A trouble that stays is logged once.
    if (trouble !== null && trouble !== lastTrouble) log.warn(`The bundler ${name} ${trouble}`)
    lastTrouble = trouble
  }

  /** The outcome of a call; null without an answer that is one. */
  async function ask(method: string, params: readonly unknown[]): Promise<Outcome | null> {
    const hold = budget.hold()
    try {
      const answer = await askEndpoint(address, [{ method, params }], { hold, timeoutMs, maxBytes: MAX_ANSWER_BYTES })
      if (!answer.ok) warn(`gave no answer (${answer.failure.kind}).`)
      return answer.ok ? (answer.outcomes[0] ?? null) : null
    } finally {
      hold.release()
    }
  }

  async function supportsEntryPoint(): Promise<boolean | null> {
    const outcome = await ask('eth_supportedEntryPoints', [])
    if (outcome === null) return null
    const list = outcome.ok && Array.isArray(outcome.result) ? outcome.result : []
    return list.some((one) => typeof one === 'string' && one.toLowerCase() === entryPoint.toLowerCase())
  }

  return {
    async send(id, operation) {
      if (!isChecked) {
        const supports = await supportsEntryPoint()
        if (supports === null) return { kind: 'unclear' }
        if (!supports) {
          warn(`does not know the EntryPoint ${entryPoint}.`)
          return { kind: 'refused', code: OTHER_ENTRY_POINT }
        }
        isChecked = true
      }
      const outcome = await ask('eth_sendUserOperation', [operation, entryPoint])
      if (outcome === null) return { kind: 'unclear' }
      if (!outcome.ok) {
        warn(`refused an operation (${outcome.error.code}).`)
        return { kind: 'refused', code: outcome.error.code }
      }
      if (outcome.result !== id) {
        warn('took an operation under another hash.')
        return { kind: 'unclear' }
      }
      warn(null)
      return { kind: 'accepted' }
    },
  }
}
