/** Our /rpc accepts a thousand calls and a mebibyte. Half as many calls keep the answer far below its limit. */
const MAX_CALLS = 500
const MAX_CHARACTERS = 1_000_000

/** Splits the calls, in order, into as few requests as our server accepts. */
export function splitIntoBatches<Item extends { text: string }>(items: readonly Item[]): readonly (readonly Item[])[] {
  const result: Item[][] = []
  let last: Item[] = []
  let characters = 0
  for (const item of items) {
    if (last.length === 0 || last.length === MAX_CALLS || characters + item.text.length > MAX_CHARACTERS) {
      last = []
      characters = 0
      result.push(last)
    }
    last.push(item)
    characters += item.text.length
  }
  return result
}

const OPENING = '{"jsonrpc":"2.0","id":'

/** The JSON array that is sent. Each call was serialised once, when it was queued; ids start at 1. */
export const batchBody = (items: readonly { text: string }[]): string =>
  `[${items.map(({ text }, at) => `${OPENING}${at + 1},${text}}`).join(',')}]`

export const callText = (method: string, params: readonly unknown[]): string =>
  `"method":${JSON.stringify(method)},"params":${JSON.stringify(params)}`
