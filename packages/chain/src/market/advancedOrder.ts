import { type SignedOrder, orderParameters } from './orderParameters.ts'

/** An order to be filled completely, in Seaport's form for functions that take several orders. */
export const advancedOrder = ({ order, signature }: SignedOrder) => ({
  parameters: orderParameters(order),
  numerator: 1n,
  denominator: 1n,
  signature,
  extraData: '0x' as const,
})
