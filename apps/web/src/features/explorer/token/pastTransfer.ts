import { type ReadBy, type Reader, address, fields, hex, units, wholeNumber } from '@musi/domain/untrusted'

const transfer = fields({
  block: wholeNumber,
  log: wholeNumber,
  transaction: hex,
  from: address,
  to: address,
  amount: units,
})

/** An amount of a token that went from one to another. */
export type Transfer = ReadBy<typeof transfer>

export const readTransfer: Reader<Transfer | null> = transfer

/** Somebody with some of a token, as the history adds it up. */
const holder = fields({ account: address, amount: units })

export const readHolder: Reader<ReadBy<typeof holder> | null> = holder
