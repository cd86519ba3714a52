import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'

/** The public part of a passkey: a point of P-256. */
export type PublicKey = { x: Hex; y: Hex }

/** A passkey of this site and its account, which may not be deployed yet. */
export type PasskeyKey = PublicKey & { credentialId: Hex; account: Address }

/** Stores the passkey in use beyond the lifetime of the page; it holds nothing secret. */
export type PasskeyMemory = { read: () => PasskeyKey | null; write: (key: PasskeyKey) => void }
