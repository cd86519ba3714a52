/** `1 ETH = 2,499 DAI`: a formula, the same in every language. */
export const rateText = (base: string, figure: string, quote: string): string => `1 ${base} = ${figure} ${quote}`
