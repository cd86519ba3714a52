import type { Address } from '../address.ts'
import type { Hex } from '../untrusted.ts'

/** Plays of one song since the last settlement. */
export type TabLine = {
  readonly songId: Hex
  /** Plays that began. */
  readonly plays: number
  /** Price of what was heard. */
  readonly amount: bigint
}

/** All that a key of a tab owes in a round (spec: tab.voucher). */
export type TabVoucher = { readonly tabId: Hex; readonly round: number; readonly lines: readonly TabLine[] }

/** The contract on one chain. */
export type CoinTabsPlace = { readonly chainId: number; readonly coinTabs: Address }

const domainOf = ({ chainId, coinTabs }: CoinTabsPlace) =>
  ({ name: 'Musi Coin Tabs', version: '1', chainId, verifyingContract: coinTabs }) as const

const VOUCHER_TYPES = {
  Voucher: [
    { name: 'tabId', type: 'bytes32' },
    { name: 'round', type: 'uint24' },
    { name: 'lines', type: 'Line[]' },
  ],
  Line: [
    { name: 'songId', type: 'bytes32' },
    { name: 'plays', type: 'uint32' },
    { name: 'amount', type: 'uint96' },
  ],
} as const

/** EIP-712 data of a voucher, for the key of the page. */
export const voucherTypedData = (place: CoinTabsPlace, message: TabVoucher) =>
  ({ domain: domainOf(place), types: VOUCHER_TYPES, primaryType: 'Voucher', message }) as const
