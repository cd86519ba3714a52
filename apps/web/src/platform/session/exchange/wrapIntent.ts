import type { Amount } from '@musi/domain/currency'
import { twice } from '../../page/loading/twice.ts'
import { nativeCurrency } from '../chain/nativeCurrency.ts'
import type { SendIntent } from '../transactions/send/send.ts'
import { exchangePlaces } from './exchangePlaces.ts'

const WRITES = {
  wrap: async () => (await import('@musi/chain/writes/wrap')).wrap,
  unwrap: async () => (await import('@musi/chain/writes/unwrap')).unwrap,
} as const

/** The native currency for its token, one for one, or back. */
export function wrapIntent(kind: 'wrap' | 'unwrap', amount: Amount): SendIntent {
  const { wrapped } = exchangePlaces()
  const asked = { wrappedNative: wrapped.address, amount: amount.raw }
  return {
    key: `${kind} ${amount.raw}`,
    action: { kind, amount, into: kind === 'wrap' ? wrapped.symbol : nativeCurrency().symbol },
    load: async () => {
      const write = await twice(WRITES[kind])
      return () => ({ write: write(asked), shown: { kind, amount: amount.raw } })
    },
  }
}
