import { visitValue } from '#platform/page/visit/visitValue.ts'

/** The URI that a wallet on another device scans, while the page waits for it. */
export const { get: pairingUri, set: showPairingUri, subscribe } = visitValue<string | null>(() => null)
