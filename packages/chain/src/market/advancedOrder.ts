import { type SignedOrder, orderParameters } from './orderParameters.ts'

/** An order as a whole, in the form in which the market takes several. */
export const advancedOrder = ({ order, signature }: SignedOrder) => ({
  parameters: orderParameters(order),
  numerator: 1n,
  denominator: 1n,
  signature,
  extraData: '0x' as const,
})
