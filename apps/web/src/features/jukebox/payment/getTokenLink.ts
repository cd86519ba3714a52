import { exactAmount } from '@musi/domain/amount/amountText'
import type { Amount, Token } from '@musi/domain/currency'

/** Link to get the missing amount of a token. */
export const getTokenLink = (missing: Amount<Token>): string =>
  `/swap?outputCurrency=${missing.currency.address}&exactField=output&exactAmount=${exactAmount(missing)}`
