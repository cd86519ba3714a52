/** Puts values into the gaps of a text: `Block {number}`. A placeholder without a value stays visible, so that it gets noticed. */
export const filledText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : gap))
