import {
  type ReadBy,
  type Reader,
  address,
  fields,
  hex,
  oneOf,
  orNull,
  units,
  wholeNumber,
  seconds,
} from '@musi/domain/untrusted'

const sent = fields({
  ...{ block: wholeNumber, place: wholeNumber, log: wholeNumber, timeSeconds: seconds, transaction: hex },
  ...{ from: address, to: orNull(address), value: units, selector: orNull(hex) },
  status: oneOf('success', 'failed', 'unknown'),
})

/** A transaction, as our server's history has it. */
export type PastTransaction = ReadBy<typeof sent>

export const readTransaction: Reader<PastTransaction | null> = sent
