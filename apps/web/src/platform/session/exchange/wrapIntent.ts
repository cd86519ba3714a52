import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Amount } from '@musi/domain/currency'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { nativeCurrency } from '../chain/nativeCurrency.ts'
import type { SendIntent } from '../transactions/send/send.ts'
import { exchangeAddresses } from './exchangeAddresses.ts'

const WRITES = {
  wrap: async () => (await import('@musi/chain/writes/tokens/wrap')).wrap,
  unwrap: async () => (await import('@musi/chain/writes/tokens/unwrap')).unwrap,
} as const

/** Wraps or unwraps the native currency, one to one. */
export function wrapIntent(kind: 'wrap' | 'unwrap', amount: Amount): SendIntent {
  const { wrapped } = exchangeAddresses()
  const args = { wrappedNative: wrapped.address, amount: amount.raw }
  return {
    key: `${kind} ${amount.raw}`,
    action: { kind, amount, into: kind === 'wrap' ? wrapped.symbol : nativeCurrency().symbol },
    shown: sealedTerms({ kind, amount: amount.raw }, ['native', wrapped.address]),
    load: async () => {
      const write = await retryOnce(WRITES[kind])
      return () => ({ write: write(args) })
    },
  }
}
