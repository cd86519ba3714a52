import type { Address } from '@musi/domain/address'
import type { Call } from '../write.ts'

/** A question of one of our own wallets, shown in a window before it signs. */
export type WalletPrompt =
  | { kind: 'send'; account: { address: Address }; calls: readonly Call[] }
  | { kind: 'sign'; account: { address: Address }; what: 'text' | 'typedData'; content: string }
