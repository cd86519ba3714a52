import type { Address } from '@musi/domain/address'
import { type Reader, address, fields, list, orNull, units, seconds } from '@musi/domain/untrusted'

/** What an account had at one moment. */
export type WorthMoment = {
  readonly timeSeconds: number
  readonly holdings: readonly { readonly token: Address; readonly amount: bigint; readonly dollars: number | null }[]
}

const dollars: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

export const readWorthMoment: Reader<WorthMoment | null> = fields({
  timeSeconds: seconds,
  holdings: list(fields({ token: address, amount: units, dollars: orNull(dollars) })),
})
