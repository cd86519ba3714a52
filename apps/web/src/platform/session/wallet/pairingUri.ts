import { visitValue } from '../../page/visit/visitValue.ts'

/** What the camera of a wallet elsewhere is to read, while it is waited for. */
export const { get: pairingUri, set: showPairingUri, subscribe } = visitValue<string | null>(() => null)
