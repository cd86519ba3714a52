/** The page's own /rpc takes a thousand calls and a mebibyte; an answer to half as many stays far below its limit. */
const MOST_CALLS = 500
const MOST_CHARACTERS = 1_000_000

/** In as few requests as our server takes, in order. */
export function batches<Item extends { text: string }>(items: readonly Item[]): readonly (readonly Item[])[] {
  const found: Item[][] = []
  let last: Item[] = []
  let characters = 0
  for (const item of items) {
    if (last.length === 0 || last.length === MOST_CALLS || characters + item.text.length > MOST_CHARACTERS) {
      last = []
      characters = 0
      found.push(last)
    }
    last.push(item)
    characters += item.text.length
  }
  return found
}

const OPENING = '{"jsonrpc":"2.0","id":'

/** The array as it goes over the line: what is asked was written as text once, and ids go from 1 upwards. */
export const bodyOf = (items: readonly { text: string }[]): string =>
  `[${items.map(({ text }, at) => `${OPENING}${at + 1},${text}}`).join(',')}]`

export const textOf = (method: string, params: readonly unknown[]): string =>
  `"method":${JSON.stringify(method)},"params":${JSON.stringify(params)}`
