import { visitValue } from '#platform/page/visit/visitValue.ts'

/** The URI for a wallet on another device to scan, while we wait for it. */
export const { get: pairingUri, set: showPairingUri, subscribe } = visitValue<string | null>(() => null)
