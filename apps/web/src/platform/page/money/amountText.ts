import { exactAmount, significantAmount } from '@musi/domain/amount/amountText'
import { DUST, isDust } from '@musi/domain/amount/smallAmountText'
import type { Amount } from '@musi/domain/currency'
import { valueText } from '../i18n/isolated.ts'
import { figureText } from './figureText.ts'
import { tinyFigure } from './tinyFigure.ts'
import { unitText } from './unitText.ts'

/** The figure of an amount in significant digits, grouped; up to a millionth it is `<0.000001` (spec: money.small). */
export const amountFigure = (amount: Amount, digits: number): string =>
  figureText(isDust(amount) ? DUST : significantAmount(amount, digits))

/** The amount with every digit. */
export const exactFigure = (amount: Amount): string => figureText(exactAmount(amount))

const withSymbol = (figure: string, { currency }: Amount): string => valueText(`${figure} ${unitText(currency)}`)

/** Text of an amount in significant digits, such as `2,469.3 USDC`. */
export const amountText = (amount: Amount, digits: number): string => withSymbol(amountFigure(amount, digits), amount)

/** Text with an amount for display, shortened if it begins with many zeros. */
export const compactAmountText = (amount: Amount, digits: number): string =>
  withSymbol(tinyFigure(amountFigure(amount, digits)), amount)

/** Text of an amount with every digit. */
export const exactText = (amount: Amount): string => withSymbol(exactFigure(amount), amount)

/** True if showing this many digits rounds the amount. */
export const isCut = (amount: Amount, digits: number): boolean =>
  isDust(amount) || significantAmount(amount, digits) !== exactAmount(amount)
