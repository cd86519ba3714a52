import { exactAmount } from '@musi/domain/amount/amountText'
import type { Amount, Token } from '@musi/domain/currency'

/** The way to as much of a token as is missing. */
export const getTokenLink = (missing: Amount<Token>): string =>
  `/swap?outputCurrency=${missing.currency.address}&exactField=output&exactAmount=${exactAmount(missing)}`
