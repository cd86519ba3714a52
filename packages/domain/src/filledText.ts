/** Puts values into the gaps of a text: `Block {number}`. A gap that has no value stays, so that its lack is seen. */
export const filledText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : gap))
