/** Splits a function name into words: `swapExactETHForTokens` becomes `Swap exact ETH for tokens`. */
export function plainName(name: string): string {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
  const words = spaced.split(' ').map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
  const sentence = words.join(' ')
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
